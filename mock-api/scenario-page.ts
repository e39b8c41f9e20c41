import { scenarioCookie, scenarioOfBrowser } from './choose-scenario.ts';
import { extraFaults, faultMeanings, isFault, type Fault } from './fault-list.ts';
import type { Handler } from './handler.ts';
import { scenarios } from './scenarios.ts';

function row(name: Fault, on: Fault): string {
  const link = `<a href="?set=${name}"${name === on ? ' aria-current="true"' : ''}>${name}</a>`;
  return `<li>${link}${name === on ? ' <strong>(on)</strong>' : ''}: ${faultMeanings[name]}</li>`;
}

function page(on: Fault, notice: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Mock API: ${on}</title>
</head>
<body>
<h1>Mock API: ${on}</h1>
<p>${notice}</p>
<ul>
${scenarios.map((name) => row(name, on)).join('\n')}
</ul>
<h2>Faults, for tests</h2>
<ul>
${extraFaults.map((name) => row(name, on)).join('\n')}
</ul>
<p><a href="/">Site</a>, <a href="/api/dev/messages">messages received</a></p>
</body>
</html>
`;
}

/** Shows which scenario this browser has, and with `?set=NAME` changes it by cookie. */
export function scenarioPage(run: Fault): Handler {
  return (req, res) => {
    const wanted = req.query['set'];
    if (wanted === undefined) {
      res.send(page(scenarioOfBrowser(req, run), `This run was started with ${run}.`));
    } else if (isFault(wanted)) {
      res.cookie(scenarioCookie, wanted, { path: '/', sameSite: 'lax' });
      res.send(page(wanted, 'On for this browser until it is closed.'));
    } else {
      const on = scenarioOfBrowser(req, run);
      res.status(400).send(page(on, 'There is no such scenario: nothing was changed.'));
    }
  };
}

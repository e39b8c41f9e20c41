import { scenarioMeanings, scenarios, type Scenario } from './scenarios.ts';

const listItem = (name: Scenario, active: Scenario) => {
  const isActive = name === active;
  const link = `<a href="?set=${name}"${isActive ? ' aria-current="true"' : ''}>${name}</a>`;
  return `<li>${link}${isActive ? ' <strong>(on)</strong>' : ''}: ${scenarioMeanings[name]}</li>`;
};

/** Renders the development page that shows the active scenario and links to all others. */
export const scenarioPage = (active: Scenario, notice: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Mock API: ${active}</title>
</head>
<body>
<h1>Mock API: ${active}</h1>
<p>${notice}</p>
<ul>
${scenarios.map((name) => listItem(name, active)).join('\n')}
</ul>
<p><a href="/">Site</a>, <a href="/api/dev/messages">messages received</a></p>
</body>
</html>
`;

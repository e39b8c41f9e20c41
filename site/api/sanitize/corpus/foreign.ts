import { family } from './payload.ts';

/** SVG, MathML and templates, which have other parsing rules and other elements that run scripts. */
export const foreign = [
  ...family('svg', [
    ['load', '<svg onload=pwned()></svg>'],
    ['no space', '<svg/onload=pwned()>'],
    ['script', '<svg><script>pwned()</script></svg>'],
    ['script with entities', '<svg><script>&#112;wned()</script></svg>'],
    ['script address', '<svg><script href=//evil.test/x.js xlink:href=//evil.test/y.js /></svg>'],
    ['link', '<svg><a xlink:href="javascript:pwned()"><text y=9>x</text></a></svg>'],
    [
      'animated link',
      '<svg><a><animate attributeName=href values="javascript:pwned()"/><text>x</text></a>',
    ],
    ['set', '<svg><set onbegin=pwned() attributename=x dur=1s></svg>'],
    ['animate', '<svg><animate onbegin=pwned() attributeName=x dur=1s></svg>'],
    ['animateTransform', '<svg><animatetransform onbegin=pwned()></svg>'],
    ['use', '<svg><use href="data:image/svg+xml,<svg id=x><script>1</script></svg>#x"/></svg>'],
    [
      'use elsewhere',
      '<svg><use xlink:href=//evil.test/x.svg#a /><image href=//evil.test/y /></svg>',
    ],
    ['foreign object', '<svg><foreignObject><iframe onload=pwned()></foreignObject></svg>'],
    ['handler', '<svg><handler type=text/ecmascript>pwned()</handler></svg>'],
    ['title', '<svg><title><img src=x onerror=pwned()></title></svg>'],
    ['style', '<svg><style>@import "//evil.test/x.css";</style></svg>'],
    ['desc', '<svg><desc><img src=x onerror=pwned()></desc></svg>'],
    ['discard', '<svg><discard onbegin=pwned()></svg><p>kept</p>'],
    ['breaks out', '<svg><p>kept<img src=x onerror=pwned()></svg>'],
    ['CDATA', '<svg><![CDATA[<img src=x onerror=pwned()>]]></svg>'],
  ]),
  ...family('math', [
    ['link', '<math href="javascript:pwned()">x</math><math><mi xlink:href="javascript:pwned()">x'],
    ['action', '<math><maction actiontype=statusline xlink:href="javascript:pwned()">x</maction>'],
    ['text', '<math><mtext><img src=x onerror=pwned()></mtext></math>'],
    ['annotation', '<math><annotation-xml encoding=text/html><img src=x onerror=pwned()></math>'],
    ['glyph', '<math><mtext><table><mglyph><style><!--</style><img src=x onerror=pwned()>'],
    ['mark', '<math><mi><malignmark><img src=x onerror=pwned()></malignmark></mi></math>'],
    ['handler', '<math onclick=pwned()><mi onmouseover=pwned()>x</mi></math><p>kept</p>'],
  ]),
  ...family('template', [
    ['plain', '<p>kept</p><template><img src=x onerror=pwned()></template>'],
    ['nested', '<div><template><template><script>pwned()</script></template></template></div>'],
    [
      'shadow root',
      '<div><template shadowrootmode=open><img src=x onerror=pwned()></template></div>',
    ],
    ['old shadow root', '<div><template shadowroot=open><script>pwned()</script></template></div>'],
    ['in a table', '<table><template><tr><td onclick=pwned()>x</template><tr><td>kept'],
    ['unclosed', '<p>kept</p><template><script>pwned()</script>'],
    ['patch', '<p>kept</p><template for=content patchsrc=//evil.test><?start name=x?>'],
  ]),
  ...family('custom element', [
    ['own name', '<x-y onclick=pwned() style=x>kept</x-y>'],
    ['is', '<p is=x-y>kept</p><a is="x-y" href=/a>b</a>'],
    ['names of objects', '<constructor>a</constructor><toString>b</toString><valueOf>kept'],
    ['names of attributes', '<p constructor=1 __proto__=2 hasOwnProperty=3 toString=4>kept</p>'],
    ['dots', '<a.b onclick=pwned()>kept</a.b><a:b onclick=pwned()>c</a:b>'],
    [
      'xml name space',
      '<html:script xmlns:html=http://www.w3.org/1999/xhtml>pwned()</html:script>',
    ],
    ['xml island', '<xml id=x><a><b>&lt;script>pwned()&lt;/script></b></a></xml>'],
  ]),
];

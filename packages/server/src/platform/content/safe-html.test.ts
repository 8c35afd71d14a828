import { describe, expect, it } from 'vitest';
import { safeFrameHtml, safeHtml } from './safe-html.ts';

describe('A7-19: HTML of texts', () => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a script in pieces, which is read as text,', '<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
    ['a handler', '<b onclick="alert(1)">a</b>', '<b>a</b>'],
    ['a link that runs', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['a link that runs, written with entities', '<a href="&#106;avascript:alert(1)">a</a>', '<a>a</a>'],
    ['a link that runs, with a tab in it', '<a href="java\tscript:alert(1)">a</a>', '<a>a</a>'],
    ['another host without its scheme', '<a href="//otro.example">a</a>', '<a>a</a>'],
    ['an unsafe connection', '<a href="http://otro.example">a</a>', '<a>a</a>'],
    ['a picture', '<img src=x onerror=alert(1)>a', 'a'],
    ['a drawing', '<svg><script>alert(1)</script></svg>a', 'a'],
    ['a style', '<style>body{display:none}</style><p style="color:red" class="x" id="y">a</p>', '<p>a</p>'],
    ['a form', '<form action="https://otro.example"><input name="a"></form>a', 'a'],
    ['a comment', 'a<!-- <script>alert(1)</script> -->', 'a'],
    ['what is left open', '<b>a', '<b>a</b>'],
  ])('%s does not come out', (_, html, expected) => {
    expect(safeHtml(html)).toBe(expected);
  });

  it('words, lists, tables and links stay', () => {
    const html =
      '<h2>Título</h2><ul><li>uno</li></ul><table><tr><th scope="row">a</th><td>b</td></tr></table><a href="mailto:a@b.example">c</a><a href="/Comparar/Isapres">d</a>';
    expect(safeHtml(html)).toBe(html);
  });
});

describe('A2.1-21: HTML of partners', () => {
  it('boxes and pictures stay, what runs does not', () => {
    const html = '<header><div><img src="https://a.example/m.png" alt="Marca" /></div></header>';
    expect(safeFrameHtml(html)).toBe(html);
    expect(safeFrameHtml('<div onload="x"><img src="data:image/svg+xml,x" /><iframe src="/"></iframe></div>')).toBe(
      '<div><img /></div>',
    );
  });
});

/** The style of the HTML report: phone and desktop, light and dark, and print. */
export const REPORT_STYLE = `
:root{--ink:#14202e;--soft:#536375;--line:#dbe3ec;--ground:#f4f7fa;--card:#fff;--good:#0b6b4f;--good-soft:#e2f4ec;--bad:#b3261e;--bad-soft:#fdeceb;--code:#eef3f8}
@media (prefers-color-scheme:dark){:root{--ink:#e7eef6;--soft:#9fb0c2;--line:#2a3847;--ground:#0e151d;--card:#17212c;--good:#63d3a6;--good-soft:#12352a;--bad:#ff9a92;--bad-soft:#401b1a;--code:#202d3a}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;overflow-wrap:anywhere}
header,main{max-width:1080px;margin:0 auto;padding:0 20px}
header{padding-top:32px}
h1{font-size:clamp(32px,7vw,52px);line-height:1.1;margin:4px 0 8px;letter-spacing:-.02em}
h2{font-size:22px;margin:44px 0 12px}
h3{font-size:17px;margin:24px 0 8px}
h3 small{font-weight:400;color:var(--soft);font-size:13px}
.good{color:var(--good)}.bad{color:var(--bad)}
.kicker,.server{margin:0;color:var(--soft)}
.server{font-size:18px;color:var(--ink)}
.figures{display:flex;flex-wrap:wrap;gap:10px;margin:24px 0 0}
.figures div{flex:1 1 96px;background:var(--card);border:1px solid var(--line);border-radius:12px;padding:10px 12px}
dt{font-size:13px;color:var(--soft)}
dd{margin:0;font-size:22px;white-space:nowrap;font-weight:650;font-variant-numeric:tabular-nums}
article{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:4px 18px 14px;margin:0 0 14px}
article h3{margin:14px 0 0}
ol{list-style:none;margin:0;padding:0}
ol>li{border-top:1px solid var(--line);padding:12px 0 4px;margin-top:12px}
.says{margin:0;font-weight:600}
.contract,.trials{margin:6px 0;font-size:14px;color:var(--soft)}
.contract span{font-weight:600}
code,pre{font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;background:var(--code);border-radius:5px}
code{padding:1px 5px}
pre{padding:12px;margin:8px 0;white-space:pre-wrap;max-height:16em;overflow-y:auto;-webkit-user-select:all;user-select:all}
summary{cursor:pointer;color:var(--soft);font-size:14px;padding:10px 0;min-height:24px}
a{color:inherit}
.name a{display:inline-block;padding:10px 0;margin:-10px 0}
.operations,.reasons{list-style:none;margin:0;padding:0;background:var(--card);border:1px solid var(--line);border-radius:14px}
.operations li,.reasons li{display:flex;flex-wrap:wrap;gap:4px 16px;padding:10px 18px}
.operations li+li,.reasons li+li{border-top:1px solid var(--line)}
.name{flex:0 0 220px;font-weight:600}
.outcomes{flex:1 1 300px;display:flex;flex-wrap:wrap;align-items:flex-start;gap:6px}
.chip{border-radius:999px;padding:2px 10px;font-size:13px;border:1px solid var(--line);color:var(--soft)}
.chip i{font-style:normal}
.chip.passed{background:var(--good-soft);color:var(--good);border-color:transparent}
.chip.failed{background:var(--bad-soft);color:var(--bad);border-color:transparent;font-weight:600}
.chip small{font-variant-numeric:tabular-nums}
.reasons b{flex:none;min-width:2.5em;text-align:right;font-variant-numeric:tabular-nums}
.reasons li{flex-wrap:nowrap}
.told{flex:1 1 200px}
.reasons{margin-bottom:48px}
main{padding-bottom:48px}
@media (max-width:600px){.name{flex-basis:100%}header,main{padding-left:14px;padding-right:14px}article{padding:2px 14px 12px}}
@media print{body{background:#fff}pre{max-height:none}details{display:block}article{break-inside:avoid}}
`

/**
 * What the page's renderer (@redocly/cli, whose version is fixed) has no setting for, as changes to the script that it puts
 * into the page. The names in that script are short and mean nothing; the patterns go by its texts.
 */
const CHANGES: Record<string, [from: RegExp, to: string]> = {
  'the badge with a picture from elsewhere': [
    /\(0,\w+\.jsx\)\(\w+,\{\$collapsedSidebar:\w+,children:\(0,\w+\.jsx\)\(`a`,\{target:`_blank`,rel:`noopener noreferrer`,href:`https:\/\/redocly\.com\/redoc\/`.{0,300}?\{full:!0\}\)\]\}\)\}\)\}\)/,
    'null',
  ],
  'the badge as drawn before the script runs': [
    /<span class="[^"]*"><a [^>]*href="https:\/\/redocly\.com\/redoc\/"><p>API docs by<\/p><\/a><\/span>/,
    '',
  ],
  'a search that only a pointer opens': [
    /onClick:(\w+),onPointerEnter:(\w+),className:(\w+),"data-testid":`search-trigger`/,
    'role:`button`,tabIndex:0,onFocus:$2,onKeyDown:event=>{if(event.key===`Enter`||event.key===` `){event.preventDefault();$1()}},$&',
  ],
  // Outcomes are no part of the request; an operation may have nothing else below that heading.
  "the operation's own text below the heading of its request": [
    /(\{nodeType:\w+\.HEADER,level:4,label:`Request`,labelTranslationKey:`request`,deepLinkSuffix:\w+\}),(\.\.\.\w+\.map\(\w+=>\w+\.node\)),\.\.\.(\w+)\]/,
    '$2,...($3.length>0?[$1]:[]),...$3]',
  ],
  'a menu without a landmark': [
    /\{(className:\w+,\$collapsedSidebar:\w+,\$open:)/,
    '{role:`navigation`,"aria-label":`Operations`,$1',
  ],
  'a choice whose name hides what is chosen': [
    /(type:`button`,"aria-label":)(\w+)(,children:\(0,\w+\.jsx\)\(\w+,\{children:(\w+)\?\.labelNode)/,
    '$1`${$2}: ${$4?.label}`$3',
  ],
  'an operation without a heading of the third level': [
    /(case 4:return\(0,\w+\.jsx\)\(\w+,\{)(\$inline:\w+,children:\w+\}\);case 5:)/,
    '$1"aria-level":3,$2',
  ],
  'an operation without a heading of the fourth level': [
    /(label:`link to \$\{\w+\}`\}\),\(0,\w+\.jsx\)\(\w+,\{)(children:\w+\}\),\w+\.length>0&&)/,
    '$1"aria-level":4,$2',
  ],
}

/** The page as people open it: it loads nothing, and a keyboard reaches all of it. Throws where the renderer's script has changed. */
export function finishPage(html: string): string {
  const finished = Object.entries(CHANGES).reduce((page, [what, [from, to]]) => {
    if (!from.test(page))
      throw new Error(`The contract's page no longer has ${what}: look at scripts/contract/finish-page.ts`)
    return page.replace(from, to)
  }, html)
  // Pictures and icons that this page does not show.
  return finished.replaceAll(/https:\/\/cdn\.redoc(?:ly\.com|\.ly)\/[\w./-]*/g, '')
}

/** The named characters of HTML 4 from 160 to 255, in their order. */
const latin = `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr
  deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest
  Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml
  ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig
  agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml
  eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`
const LATIN_FROM = 160

/** Of the others, those that titles have: a name and its character in turn. */
const others = `amp & lt < gt > quot " apos ' ndash – mdash — horbar ― lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ bull • hellip …
  prime ′ Prime ″ lsaquo ‹ rsaquo › euro € trade ™ larr ← uarr ↑ rarr → darr ↓ star ☆ starf ★ check ✓ hearts ♥ minus − vert | verbar |
  colon : comma , period . excl ! quest ? num # lpar ( rpar ) lsqb [ lbrack [ rsqb ] rbrack ] sol / lowbar _ commat @ hyphen ‐ dash ‐
  OElig Œ oelig œ Scaron Š scaron š Zcaron Ž zcaron ž Ccaron Č ccaron č Yuml Ÿ`.split(/\s+/)

const named = new Map<string, string>([
  ...latin.split(/\s+/).map((name, at) => [name, String.fromCodePoint(LATIN_FROM + at)] as const),
  ...Array.from({ length: others.length / 2 }, (_, at) => [others[2 * at]!, others[2 * at + 1]!] as const),
  ...['ensp', 'emsp', 'thinsp'].map((name) => [name, ' '] as const),
])

/** What is written as 128 to 159 means what these bytes are in Windows' character set. */
const windows = new TextDecoder('windows-1252')
const LAST_CODE_POINT = 0x10ffff

function characterOf(code: number): string {
  if (code >= 128 && code < LATIN_FROM) return windows.decode(Uint8Array.of(code))
  const isOne = code > 0 && code <= LAST_CODE_POINT && (code < 0xd800 || code > 0xdfff)
  return isOne ? String.fromCodePoint(code) : '\ufffd'
}

/** Text of HTML with its character references (`&amp;`, `&#8211;`, `&eacute;`) as the characters they stand for; names not known stay. */
export function withCharacters(html: string): string {
  return html.replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z][a-z\d]*));?/gi, (written, decimal?: string, hex?: string, name?: string) => {
    if (decimal !== undefined) return characterOf(Number(decimal))
    if (hex !== undefined) return characterOf(Number.parseInt(hex, 16))
    return named.get(name!) ?? written
  })
}

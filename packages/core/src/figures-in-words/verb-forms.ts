/** Which words are forms of a verb, by their ending or as one of the irregular ones. */

/** The past forms of English verbs that do not end in -ed: a closed class. Those that tell a direction are not here. */
const IRREGULAR = new Set(
  (
    'bore borne beat beaten became bit bitten blew blown brought built burnt bought caught chose chosen clung came dealt dug drew drawn dreamt drank drunk drove ' +
    'driven ate eaten fed felt fought found fled flew flown forgot got gotten gave given went gone ground had heard held hit kept knew known laid led learnt left let lit ' +
    'made meant met paid put ran rode ridden rang rung said saw seen sought sold sent shone shook shown sang sat slept slung spoke spoken spent spat spun spread ' +
    'stood stole stolen stuck struck strung swept took taken taught tore torn told thought threw thrown trod won wore worn wove woven wrung wrote written'
  ).split(' '),
)

/** @param word in small letters; a noun that only looks like a form ("ring", "hundred") is none */
export const isVerbForm = (word: string): boolean =>
  (/^[a-z]{2,}(?:ed|ing)$/.test(word) &&
    !/^(?:thing|something|nothing|everything|anything|red|shed|bed|need|speed|hundred|king|ring|spring|string|wing|morning|evening|during)$/.test(
      word,
    )) ||
  IRREGULAR.has(word)

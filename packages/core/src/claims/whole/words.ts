/** The words that a sentence may be told in whole with. Every list is closed: a word that is in none ends the reading. */
const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

export const ARTICLE = set('the a an our its their this')
/** What makes a figure no other: the whole of it. "Adjusted", "organic", "domestic", "segment" would. */
export const OF_THE_WHOLE = set(
  'total consolidated overall worldwide company-wide companywide group reported aggregate our net',
)
export const HEDGE = set('approximately about roughly around nearly almost over just some')
/** How it happened: degrees and manners, which no figure is another by. */
export const DEGREE = set(
  'significant substantial slight modest sharp strong solid robust healthy large small further total net overall also',
)
export const LEVEL = set('was were is are totaled totalled equaled equalled reached represented comprised constituted')
/** Verbs that lead to an amount by a word of their own. */
export const LEVEL_BY: Readonly<Record<string, ReadonlySet<string>>> = {
  amounted: set('to'),
  came: set('to at'),
  stood: set('at'),
  accounted: set('for'),
}
export const REPORTED = set(
  'reported recorded posted generated had realized realised incurred experienced achieved delivered produced recognized recognised saw earned',
)
export const OF_EXPENSES = set('expense expenses costs cost expenditures spending charges')
export const COMPARING = set('compared versus vs against')
export const WHEN = set('in for during')
export const TELLING_CHANGE = set('representing reflecting representing equaling constituting marking')

/**
 * Where a reason begins. What stands behind it is not told by the statement, and does not change what was said before;
 * what would ("excluding", "on a comparable basis") must not stand in it.
 */
export const REASON =
  /^,?\s*(?:(?:and|which|this|it)\s+)?(?:(?:was|were|is|are)\s+)?(?:(?:primarily|mainly|largely|principally|partly|partially|mostly|chiefly|predominantly)\s+)*(?:(?:in part\s+)?due (?:(?:primarily|mainly|largely|principally) )?to|driven (?:(?:primarily|mainly|largely|principally) )?by|because|as a result of|the result of|result(?:ing|ed) (?:(?:primarily|mainly|largely|principally) )?from|attributable (?:(?:primarily|mainly|largely|principally) )?to|attributed to|reflect(?:s|ed|ing)|thanks to|owing to|caused by|led by|helped by|aided by|supported by|fuell?ed by|boosted by|offset (?:in part |partially |partly )?by|amid|as (?:we|our|the|higher|lower|increased|decreased|strong|demand|customers|growth)\b|on (?:strong|weak|higher|lower)\b|as (?:discussed|described|noted) (?:above|below|earlier|in)|(?:discussed|described) (?:above|below))|^,?\s*(?:and\s+)?(?:was|were|is|are)\s+(?:(?:primarily|mainly|largely)\s+)?related to\b/i
export const UNDOING =
  /\b(?:exclud\w*|adjusted|organic\w*|constant|pro forma|like-for-like|basis(?! points?)|except|without|expect\w*|forecast\w*|estimat\w*|guidance|if|would|could|restated?|discontinued|hypothetical\w*|comparable|not|never)\b/i
/** Words at the head of a sentence that lead to it. */
export const LEADS =
  /^\s*(?:in addition|as a result|overall|in total|in summary|in short|on a consolidated basis|accordingly|additionally|also|furthermore|moreover|consequently|meanwhile|for the record|on balance|in all),\s+/i

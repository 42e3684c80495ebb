/** What a company did with a figure: "recovered revenue of", "gave up income tax of" is none that it had or spent. */

import { BEING } from '../../figures-in-words/dictionary/level-verbs.ts'
import { SAID } from '../../figures-in-words/dictionary/saying-verbs.ts'
import type { Metric } from '../../figures-in-words/facts.ts'
import { isExpense } from '../../figures-in-words/facts.ts'
import { isColourful, isTellingVerb } from '../../figures-in-words/harmless-words.ts'
import type { Look } from './look.ts'
import { levelsOf, namesIn } from './meant.ts'

/** "Threw away", "handed back": a deed of two words. What went to those who own the company has amounts of its own. */
const AWAY =
  /\b(?:threw|throws|gave|gives|broke|breaks|carved|chopped|split|splits|blew|blows|wound|winds|shrugged|handed|hands|passed|passes|turned|turns|clawed|claws|laid|lays|signed|signs|paid|pays|sold|sells|dished|dishes|squirrelled|squirreled|siphoned|conjured|stumped|traded|put|set|took|takes)\s+(?:away|back|off|up|down|over|out|aside)\s+(?:(?:the|its|an?|total|net)\s+)*$/i
const USUAL = new Set([
  'had',
  'has',
  'have',
  'with',
  'saw',
  'sees',
  'and',
  'or',
  'of',
  'in',
  'on',
  'for',
  'at',
  'from',
  'by',
  'to',
  'than',
  'is',
  'was',
  'were',
  'are',
  'as',
  'per',
  'whose',
  'the',
  'its',
])

const isIncome = (metric: Metric | undefined): boolean =>
  metric?.kind === 'figure' && /revenue|profit|income/.test(metric.name)

export const otherDeed: Look = ({ s, told }) => {
  for (const {
    start,
    end,
    metrics: [metric],
    isVerb,
  } of s.metrics) {
    if (end <= start || isVerb === true || !metric) continue
    const head = s.text.slice(0, start)
    const isLevel = told.some(
      ({ n, claim }) => n.start >= end && claim.verdict === 'holds' && claim.kind === 'amount' && !claim.isChange,
    )
    if (!isLevel) continue
    const away = AWAY.exec(head)
    if (away && (isIncome(metric) || isExpense(metric)) && !(isExpense(metric) && SPENT.test(away[0]))) return away[0]
    const deed = metric.kind === 'division' ? null : DEED.exec(head)
    const word = deed?.groups?.word?.toLowerCase() ?? ''
    const company = deed && s.companies.find((one) => one.end === deed.index)
    if (!deed || !company || USUAL.has(word) || SAID.has(word) || BEING.has(word)) continue
    // "The report of Apple gives revenue of": whose report it is
    if (/\b(?:of|by|from|for)\s+(?:the\s+)?$/i.test(s.text.slice(0, company.start))) continue
    const at = { start: deed.index, end: start }
    const isRead = [...s.directions, ...s.metrics, ...s.periods].some(
      (one) => one.end > one.start && one.start < at.end && one.end > at.start,
    )
    if (
      !isRead &&
      !isTellingVerb(word, isExpense(metric) || metric.kind === 'other') &&
      !(isColourful(word) && !/ed$/.test(word)) &&
      !/ly$/.test(word)
    )
      return deed[0]
  }
  return null
}
const SPENT = /^(?:paid|pays|put|laid|lays|handed|hands|dished|dishes|stumped) (?:out|up|over)/i
const DEED = /\s+(?<word>[a-z]+(?<!ing))\s+(?:(?:back|up|out|in|off)\s+)?(?:(?:the|its|an?|total|net)\s+)*$/

/** "Asked for", "talked of", "depends on" a figure: none of it need be there. */
const ABOUT = /^\s+(?<word>[a-z]+)\s+(?:for|about|of|out of|upon|up|on)\s+(?:(?:the|its|an?|total|net|more)\s+)*$/
const WITH_IT =
  /^(?:accounts?|accounted|report(?:s|ed)?|boast(?:s|ed)?|made|ma[kd]es?|rang|rings?|rack(?:s|ed)?|chalk(?:s|ed)?|clock(?:s|ed)?|scor(?:es|ed)|notch(?:es|ed)|pil(?:es|ed)|tott?(?:s|ed)|served|serves|turned|totted|add(?:s|ed)|cough(?:s|ed)?|stump(?:s|ed)?|pa(?:ys|id)|spen(?:t|ds))$/
export const onlyAbout: Look = ({ s, told }) => {
  const isLevel = told.some(({ claim }) => claim.verdict === 'holds' && claim.kind === 'amount' && !claim.isChange)
  if (!isLevel) return null
  for (const { start, end, isVerb } of s.metrics) {
    const company = s.companies.findLast((one) => one.end <= start)
    if (end <= start || isVerb === true || !company) continue
    const said = ABOUT.exec(s.text.slice(company.end, start))
    // "Stepped up research and development" moves it.
    const isMoved = s.directions.some((one) => one.start >= company.end && one.end <= start)
    if (said && !isMoved && !WITH_IT.test(said.groups?.word ?? '') && !USUAL.has(said.groups?.word ?? ''))
      return said[0]
  }
  return null
}

/** "Declined income tax of", "passed up long-term debt of": it was not had, or not paid. */
const REFUSED =
  /(?:^|\s)(?:declin|refus|reject|waiv|skipp|dodg|avoid|evad|escap|reclaim|den[iy]|disput|contest|miss|postpon|deferr|defer|cancell?|forgiv|disown|renounc|relinquish|abandon|surrender|forfeit|ow(?=ed)|claim|deduct|request|seek|sought|want|demand|crav|covet|envi|imagin|promis|pledg|forecast|predict|project|guarantee|promis|threaten|risk|chas|pursu|target|seiz|st[eo]l|hid|conceal|fak|invent|sued|fear|expect|await|plann)(?:s|es|ed|ing|e|ies|ied|n|en)?\s+(?:(?:up|down|off|away|out|back)\s+)?(?:(?:the|its|an?|total|net|more)\s+)*$|(?:^|\s)(?:pass|turn|giv|gave|throw|threw|writ|wrote|hand|sign|blow|blew|put|let|miss)(?:s|es|ed|e|n|en|ing)?\s+(?:up|down|off|away|out on|back|aside|go of)\s+(?:(?:the|its|an?|total|net)\s+)*$/i
const GONE =
  /^\s+(?:(?:gave|handed|threw|turned|passed|let|wrote|signed|put)\s+(?:away|back|down|up|off|go|aside)|never\s+[a-z]+|hid|missed|lost|refused|declined|denied|hoped for|dreamt of|wanted|failed to [a-z]+|could have [a-z]+|should have [a-z]+|would have [a-z]+|owes|owed|promised|forgot|faked|invented)\b/i
export const refused: Look = (held) => {
  const { s } = held
  for (const { metric, n, claim } of levelsOf(held)) {
    if (claim.kind !== 'amount') continue
    for (const { start, end } of namesIn(s, metric)) {
      if (end > n.start) continue
      // "The net income Apple gave away was"
      const who = s.companies.find(
        (one) =>
          one.start >= end && one.end <= n.start && /^\s+(?:that\s+|which\s+)?$/.test(s.text.slice(end, one.start)),
      )
      const gone = who && GONE.exec(s.text.slice(who.end, n.start))
      if (gone) return gone[0]
      const said = REFUSED.exec(s.text.slice(0, start))
      const isOfCompany = said && s.companies.some((one) => one.end <= said.index + 1)
      if (said && isOfCompany && !(/\bdeduct|\bwr(?:it|ot)/i.test(said[0]) && isExpense(metric))) return said[0]
    }
  }
  return null
}

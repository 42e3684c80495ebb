/** Words that more than one part of a balance sheet is told by. */
export const EQUITY_WORDS =
  'equity|net worth|deficit|deficiency|capital|investment|net assets|surplus|shareholders|stockholders|shareowners|members|partners'

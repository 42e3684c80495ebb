/** Names that end in a number of their own, which is no mark of a footnote (T36). */
export const OWN_NUMBER =
  /\b(?:q|class|series|level|tier|fiscal|note|phase|unit|type|group|zone|stage|segment|region)\s?\d+$/i

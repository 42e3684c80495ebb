/** What a decision about a statement is called: one wording for one state, on every page, list and card. */
import type { Decision, StatementAccess, StatementFlags } from './access.ts'

/** The flags of a statement as the API tells them. */
export interface ToldFlags {
  protected: boolean
  showcase: boolean
  is_under_revision: boolean
  /** null = no QC report yet */
  failed_quality_check: boolean | null
}

export function toldFlags(s: ToldFlags): StatementFlags {
  return {
    protected: s.protected,
    showcase: s.showcase,
    is_under_revision: s.is_under_revision,
    is_checked: s.failed_quality_check !== null,
  }
}

/** In the place of a figure, and beside a row: why it is not shown, in two or three words. */
export function hiddenWords(decision: Decision): string {
  return decision === 'under-revision' || decision === 'being-checked' ? UNDER_REVISION : 'Subscribe to view'
}
export const UNDER_REVISION = 'Under revision'

/**
 * What a row says of its statement: open to whoever has no plan, or why it is not; null = nothing to say.
 *
 * @param hasPlan the viewer reads protected figures as well: free ones are nothing special then
 */
export function rowAccess(access: Pick<StatementAccess, 'figures'>, hasPlan: boolean): string | null {
  if (access.figures !== 'ok') return hiddenWords(access.figures)
  return hasPlan ? null : 'Free to view'
}

/** In the place of a statement's detail; null = it is shown. Being checked reads as under revision. */
export const GATE_TEXT: Readonly<Record<Decision, string | null>> = {
  ok: null,
  'under-revision': 'Income statement is still under revision. Please check back later.',
  'being-checked': 'Income statement is still under revision. Please check back later.',
  subscribe: 'Income statement is protected. Please subscribe to view.',
  'subscribe-pro': 'Income statement is protected. Please subscribe to view.',
  'sign-in': 'Sign in to view for free.',
  'admin-only': null,
}

/** The same of another of a filing's statements, which share its flags; `name` as its heading has it. */
export const gateText = (decision: Decision, name: string): string | null =>
  GATE_TEXT[decision]?.replace('Income statement', name) ?? null

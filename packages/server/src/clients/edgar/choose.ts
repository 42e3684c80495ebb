/** The EDGAR of this installation, as the settings say. */
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../../db/open.ts'
import { AppError } from '../../errors.ts'
import type { Settings } from '../../settings.ts'
import type { Edgar } from './edgar.ts'
import { answersIn } from './kept-answers.ts'
import { liveEdgar } from './live.ts'
import { databaseGate } from './rate.ts'

export interface EdgarChoice {
  /** longest pause after a refusal that is waited for, milliseconds */
  maxWait: number
  onPause?: (until: Date) => void
}

/** @throws AppError('unavailable') when EDGAR_USER_AGENT is empty: EDGAR is off */
export function openEdgar(ctx: { settings: Settings; db: Db }, choice: EdgarChoice): Edgar {
  const { EDGAR_USER_AGENT, EDGAR_WWW_URL, EDGAR_DATA_URL, EDGAR_RATE, DATA_DIR } = ctx.settings
  if (EDGAR_USER_AGENT === '')
    throw new AppError('unavailable', 'EDGAR is off: set EDGAR_USER_AGENT to your name and e-mail address')
  const wait = async (milliseconds: number) => {
    await sleep(milliseconds)
  }
  return liveEdgar({
    userAgent: EDGAR_USER_AGENT,
    wwwUrl: EDGAR_WWW_URL,
    dataUrl: EDGAR_DATA_URL,
    gate: databaseGate(ctx.db, { rate: EDGAR_RATE, wait, ...choice }),
    wait,
    kept: answersIn(join(DATA_DIR, 'edgar')),
  })
}

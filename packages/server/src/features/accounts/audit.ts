/** The audit log: who did what, append-only (a trigger refuses everything else). */
import type { Tx } from '../../db/open.ts'
import { auditLog } from '../../db/schema.ts'

export interface AuditEntry {
  /** null for the command line and the system */
  user_id: number | null
  actor: string
  action: string
  subject?: string | null
  detail?: Record<string, unknown>
}

/** Writes an entry of the audit log, in the transaction of what it tells about. */
export async function writeAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values(entry)
}

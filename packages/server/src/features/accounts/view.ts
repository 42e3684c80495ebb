import type { User } from '@topline/core/api/wire.ts'
import type { UserRow } from '../../http/viewer/session.ts'

/** The stored fields of the person themself (decision 13). */
export function wireUser(row: UserRow): User {
  const { id, name, email, picture_url, is_admin, subscription_status, service_name, payment_period } = row
  return { id, name, email, picture_url, is_admin, subscription_status, service_name, payment_period }
}

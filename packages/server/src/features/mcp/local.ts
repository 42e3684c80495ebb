/** The rights of whoever may read the data folder of this installation: those of a Pro subscriber, nothing more. */
import type { Looking } from '../statements/view.ts'

export const LOCAL: Looking = {
  viewer: { id: 0, is_admin: false, subscription_status: 'active', service_name: 'Pro' },
  mode: 'plans',
}

/** How many of a thing a reader may have, by plan: one number each for those without a plan, Hobby and Pro. */
import { type AccessMode, hasActiveSubscription, hasPro, type Viewer } from '../access/access.ts'

export interface PlanLimits {
  free: number
  hobby: number
  pro: number
}

/** Administrators have what Pro has; where there are no plans, everybody does. */
export function limitOf(limits: PlanLimits, viewer: Viewer, mode: AccessMode = 'plans'): number {
  if (hasPro(viewer, mode)) return limits.pro
  return hasActiveSubscription(viewer, mode) ? limits.hobby : limits.free
}

/** 'free 3, Hobby 25, Pro 100' → the limits; null = not in this form. */
export function readLimits(text: string): PlanLimits | null {
  const [, free, hobby, pro] =
    /^\s*free\s+(\d{1,5})\s*,\s*hobby\s+(\d{1,5})\s*,\s*pro\s+(\d{1,5})\s*$/i.exec(text) ?? []
  if (free === undefined) return null
  return { free: Number(free), hobby: Number(hobby), pro: Number(pro) }
}

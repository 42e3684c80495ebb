/** What link previews of pages share: how they are named, sent and ended. */
import type { FastifyReply } from 'fastify'
import { z } from 'zod'

/** A name without '.png'. */
export const pngOf = <T extends z.ZodType<string, string>>(name: T) =>
  z
    .string()
    .max(200)
    .regex(/\.png$/)
    .transform((file) => file.slice(0, -4))
    .pipe(name)

export const FOOT = 'Every figure opens its place in the filing.'

/** Answers with a drawing of 1200 × 630 as a picture. */
export type SendCard = (reply: FastifyReply, svg: string) => Promise<FastifyReply>

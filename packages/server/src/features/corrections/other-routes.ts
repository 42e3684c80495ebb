/** Balance sheets and cash flows put right by hand: corrections, versions, accepted findings (decisions 53, 54 and 84). */
import {
  acceptFindingBody,
  statementVersion,
  useVersionBody,
  versionComparison,
} from '@topline/core/api/admin/admin.ts'
import {
  accessionParams,
  otherCorrectionBody,
  otherCorrectionSaved,
  otherTried,
  otherTryBody,
} from '@topline/core/api/admin/corrections.ts'
import { OTHER_KINDS, type OtherKind } from '@topline/core/statement/other-statements.ts'
import { qcReport } from '@topline/core/statement/statement.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import type { App } from '../../http/app-types.ts'
import { actorOf } from '../../http/viewer/guard.ts'
import { acceptOtherFinding, redoOtherQc } from '../other-statements/report.ts'
import { compareOtherVersions, otherVersionsList, useOtherVersion } from '../other-statements/versions.ts'
import { correctStatement, tryCorrection } from './other-statements.ts'

const WORDS: Readonly<Record<OtherKind, string>> = { balance_sheet: 'a balance sheet', cash_flow: 'cash flows' }

export function otherRoutes(app: App, ctx: AppContext): void {
  for (const kind of OTHER_KINDS) {
    const path = `/api/filing/:accession/${kind.replace('_', '-')}`
    changingRoutes(app, ctx, kind, path)
    versionRoutes(app, ctx, kind, path)
  }
}

/** What makes a new version or a new report. */
function changingRoutes(app: App, ctx: AppContext, kind: OtherKind, path: string): void {
  app.post(
    `${path}/corrections`,
    {
      schema: {
        summary: `Put figures of ${WORDS[kind]} right: a new version by hand`,
        params: accessionParams,
        body: otherCorrectionBody[kind],
        response: { 200: otherCorrectionSaved },
      },
    },
    async (request) =>
      correctStatement(ctx, actorOf(request.user), { kind, accession: request.params.accession }, request.body),
  )

  app.post(
    `${path}/corrections/try`,
    {
      schema: {
        summary: `What a correction would make of ${WORDS[kind]}, checked; nothing is kept`,
        params: accessionParams,
        body: otherTryBody[kind],
        response: { 200: otherTried },
      },
    },
    async (request) => tryCorrection(ctx, { kind, accession: request.params.accession }, request.body),
  )

  app.post(
    `${path}/versions/:version/use`,
    {
      schema: {
        summary: `Take an older version of ${WORDS[kind]} again`,
        params: accessionParams.extend({ version: z.coerce.number().int().min(1) }),
        body: useVersionBody,
        response: { 200: otherCorrectionSaved },
      },
    },
    async (request) => {
      const { accession, version } = request.params
      return useOtherVersion(ctx, actorOf(request.user), { kind, accession, version, reason: request.body.reason })
    },
  )

  app.post(
    `${path}/qc/accept`,
    {
      schema: {
        summary: `Accept a failed test of ${WORDS[kind]} with a reason, or take that back`,
        params: accessionParams,
        body: acceptFindingBody,
        response: { 200: qcReport },
      },
    },
    async (request) =>
      acceptOtherFinding(ctx, actorOf(request.user), { kind, accession: request.params.accession, ...request.body }),
  )

  app.post(
    `${path}/qc`,
    {
      schema: {
        summary: `Run the tests of ${WORDS[kind]} again`,
        params: accessionParams,
        response: { 200: qcReport },
      },
    },
    async (request) => redoOtherQc(ctx, actorOf(request.user), kind, request.params.accession),
  )
}

function versionRoutes(app: App, ctx: AppContext, kind: OtherKind, path: string): void {
  app.get(
    `${path}/versions`,
    {
      schema: {
        summary: `Versions of ${WORDS[kind]}`,
        params: accessionParams,
        response: { 200: z.array(statementVersion) },
      },
    },
    async (request) => otherVersionsList(ctx.db, kind, request.params.accession),
  )

  app.get(
    `${path}/versions/compare`,
    {
      schema: {
        summary: `Two versions of ${WORDS[kind]}, field by field`,
        params: accessionParams,
        querystring: z.object({ a: z.coerce.number().int().min(1), b: z.coerce.number().int().min(1) }),
        response: { 200: versionComparison },
      },
    },
    async (request) => {
      const { a, b } = request.query
      return compareOtherVersions(ctx.db, kind, request.params.accession, a, b)
    },
  )
}

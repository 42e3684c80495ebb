/** The picture over a statement's table, in the place and rhythm of the income flow. */
import type { WireBalanceSheet, WireCashFlow } from '@topline/core/api/other-statements.ts'
import type { Filing } from '@topline/core/api/wire.ts'
import { defaultOpen } from '@topline/core/pictures/bridge/bridge.ts'
import { SECTIONS } from '@topline/core/pictures/bridge/cash.ts'
import { bridgeLayout } from '@topline/core/pictures/bridge/statement-layout.ts'
import { cashSentence, sheetSentence } from '@topline/core/pictures/sentences.ts'
import { towersOf } from '@topline/core/pictures/towers/towers.ts'
import type { Place } from '@topline/core/statement/statement.ts'
import { type ReactNode, useCallback, useMemo } from 'react'
import { sourceHref } from '../../ui/figure/Figure.tsx'
import { CashBridge } from '../../ui/pictures/CashBridge.tsx'
import { SheetTowers } from '../../ui/pictures/SheetTowers.tsx'
import { useAddress } from '../../ui/table/use-address.ts'
import { DrawingFault } from '../filing/DrawingFault.tsx'
import s from '../filing/filing.module.css'
import { PictureFiles } from '../filing/PictureFiles.tsx'

/** What a balance sheet owns and whose it is. */
export function SheetPicture({ filing, sheet }: { filing: Filing; sheet: WireBalanceSheet }) {
  const [opened, toggle, addressOf] = useOpened()
  const hrefFor = useHref(filing)
  const isDrawn = useMemo(() => towersOf(sheet) !== null, [sheet])
  const sentence = sheetSentence(filing.company.name, sheet)
  return (
    <Pictured
      title="What it owns, and whose it is"
      sentence={sentence}
      files={isDrawn ? `/api/balance-sheet/${filing.accession_number}/towers` : null}
      of="the towers"
    >
      {isDrawn ? (
        <SheetTowers
          sheet={sheet}
          sentence={sentence ?? `Balance sheet of ${filing.company.name}`}
          opened={opened ?? []}
          onOpen={toggle}
          addressOf={addressOf}
          hrefFor={hrefFor}
        />
      ) : null}
    </Pictured>
  )
}

/** The way of the cash from the start of the period to its end. */
export function CashPicture({ filing, flows }: { filing: Filing; flows: WireCashFlow }) {
  const before = useMemo(() => defaultOpen(flows), [flows])
  const [asked, toggle, addressOf] = useOpened(before)
  const open = useMemo(() => SECTIONS.filter((one) => (asked ?? before).includes(one)), [asked, before])
  const hrefFor = useHref(filing)
  const isDrawn = useMemo(() => bridgeLayout(flows, 0) !== null, [flows])
  const sentence = cashSentence(flows)
  const query = asked === null ? '' : `open=${open.join(',')}`
  return (
    <Pictured
      title="Where the cash went"
      sentence={sentence}
      files={isDrawn ? `/api/cash-flow/${filing.accession_number}/bridge` : null}
      query={query}
      of="the cash bridge"
    >
      {isDrawn ? (
        <CashBridge
          flows={flows}
          sentence={sentence ?? `Cash flows of ${filing.company.name}`}
          open={open}
          opened={asked ?? before}
          onOpen={toggle}
          addressOf={addressOf}
          hrefFor={hrefFor}
        />
      ) : null}
    </Pictured>
  )
}

function useHref({ accession_number }: Filing) {
  return useCallback((place: Place | null) => sourceHref(accession_number, place), [accession_number])
}

/** What the address says is open; null where it says nothing, so that `before` is. */
function useOpened(before: readonly string[] = []) {
  const [params, patch] = useAddress()
  const given = params.get('open')
  const asked = useMemo(() => openedOf(given), [given])
  const after = (id: string, now = asked ?? before): string =>
    (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]).join(',')
  const toggle = (id: string) =>
    patch((address) => {
      const next = after(id, openedOf(address.get('open')) ?? before)
      return { open: next === before.join(',') ? null : next }
    })
  const addressOf = (id: string) => `?open=${after(id)}`
  return [asked, toggle, addressOf] as const
}

function openedOf(given: string | null): readonly string[] | null {
  return given === null ? null : given.split(',').filter((one) => one !== '')
}

interface PicturedProps {
  title: string
  sentence: string | null
  /** address of the files without their ending; null where nothing is drawn */
  files: string | null
  query?: string
  /** what is exported */
  of: string
  /** null where there is nothing to draw */
  children: ReactNode
}

function Pictured({ title, sentence, files, query = '', of, children }: PicturedProps) {
  return (
    <section aria-labelledby="picture" className={s.part}>
      <div className={s.head}>
        <div>
          <h2 id="picture">{title}</h2>
          {sentence && <p className={s.sentence}>{sentence}</p>}
        </div>
        {files && (
          <div className={`${s.flowTools} no-print`}>
            <PictureFiles of={of} files={files} query={query} />
          </div>
        )}
      </div>
      {children === null ? (
        <p className="muted">The statement prints too few figures for a drawing; it stands below.</p>
      ) : (
        <DrawingFault key={files} text={`Error drawing ${of}`}>
          {children}
        </DrawingFault>
      )}
    </section>
  )
}

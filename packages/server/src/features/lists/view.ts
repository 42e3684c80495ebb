/** A stored list as a reader gets it. */
import type { CompanyList } from '@topline/core/api/wire.ts'
import type { ListRow } from './queries.ts'

/** The address under which a reader knows it: of somebody else's own list the one it is shared by. */
export function addressOf(row: ListRow, userId: number | null): string {
  return isShared(row, userId) ? (row.share_slug ?? row.slug) : row.slug
}

/** @param userId who asks; null = whoever has the address */
export function viewList(row: ListRow, userId: number | null): Omit<CompanyList, 'companies'> {
  const isOwn = row.owner_id !== null && row.owner_id === userId
  return {
    id: row.id,
    name: row.name,
    slug: addressOf(row, userId),
    description: row.description,
    kind: isOwn ? 'own' : row.owner_id === null ? 'site' : 'shared',
    share_slug: isOwn ? row.share_slug : null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

const isShared = (row: ListRow, userId: number | null): boolean => row.owner_id !== null && row.owner_id !== userId

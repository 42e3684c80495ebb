/**
 * Something the owner of the installation can put right: shown as one line without a stack, exit code 1.
 * Wrong settings, a folder that cannot be written, a port in use, a database that is in use or newer.
 */
export class StartError extends Error {
  override readonly name = 'StartError'
}

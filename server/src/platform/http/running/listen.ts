import type { FastifyInstance } from 'fastify'
import type { Config } from '../../../config.ts'
import { OperatorError } from '../../operatorError.ts'

/**
 * Listens where the settings say.
 * @throws OperatorError that names the setting where that cannot be
 */
export async function listen(app: FastifyInstance, { host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  const noSuchAddress = `This machine has no address ${host}. Choose another with HOST.`
  const sentences: Record<string, string> = {
    EADDRINUSE: `The port ${port} is in use by another program. Stop that one first, or choose another port with PORT.`,
    EACCES: `The system does not let us listen on the port ${port}. Choose one above 1023 with PORT.`,
    EADDRNOTAVAIL: noSuchAddress,
    ENOTFOUND: noSuchAddress,
  }
  try {
    await app.listen({ host, port })
  } catch (error) {
    const sentence = sentences[(error as NodeJS.ErrnoException).code ?? '']
    throw sentence === undefined ? error : new OperatorError(sentence)
  }
}

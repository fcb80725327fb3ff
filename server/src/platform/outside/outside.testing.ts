import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import * as http from 'node:http'
import type { AddressInfo, Server, Socket } from 'node:net'

/** Makes a server listen on every address of this machine. */
export async function listening(server: Server) {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.on('error', () => {}).on('close', () => open.delete(socket))
  })
  server.listen(0)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** How many connections are open. */
    open: () => open.size,
    async close() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A site of one's own that answers each path as it is told. */
export async function startSite(answer: http.RequestListener) {
  const asked: string[] = []
  const server = http.createServer((request, response) => {
    asked.push(request.url!)
    response.on('error', () => {})
    answer(request, response)
  })
  return { asked, ...(await listening(server)) }
}

const HEADER_BYTES = 12
/** The types of records that are asked for. */
const A = 1
const AAAA = 28

/**
 * A name server of one's own on loopback. It answers the first question of each type for a name with the first list of addresses, the
 * second with the second, and so on with the last; one that it does not know it leaves without an answer.
 */
export async function startNameServer(names: Readonly<Record<string, readonly (readonly string[])[]>>) {
  const socket = createSocket('udp4')
  const asked: string[] = []
  socket.on('message', (question, { port, address }) => {
    const { name, end } = nameIn(question)
    const type = question.readUInt16BE(end)
    const before = asked.filter((one) => one === `${type} ${name}`).length
    asked.push(`${type} ${name}`)
    const lists = names[name]
    if (lists === undefined) return
    const found = lists[Math.min(before, lists.length - 1)]!.map(bytesOf).filter(({ length }) => length === (type === A ? 4 : 16))
    const header = Buffer.from(question.subarray(0, HEADER_BYTES))
    header.writeUInt16BE(0x8180, 2)
    header.writeUInt16BE(found.length, 6)
    header.writeUInt32BE(0, 8)
    const records = found.map((bytes) => Buffer.from([0xc0, HEADER_BYTES, 0, type, 0, 1, 0, 0, 0, 0, 0, bytes.length, ...bytes]))
    socket.send(Buffer.concat([header, question.subarray(HEADER_BYTES, end + 4), ...records]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    servers: [`127.0.0.1:${socket.address().port}`],
    /** How often a name was asked for. */
    asked: (name: string) => asked.filter((one) => one === `${A} ${name}` || one === `${AAAA} ${name}`).length,
    close: () => new Promise<void>((closed) => socket.close(closed)),
  }
}

/** The name in a question, in small letters, and where it ends. */
function nameIn(question: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = HEADER_BYTES
  for (let length = question[at]!; length > 0; length = question[at]!) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length).toLowerCase())
    at += 1 + length
  }
  return { name: labels.join('.'), end: at + 1 }
}

/** IPv4 in dots, or ::1. */
const bytesOf = (ip: string): number[] => (ip === '::1' ? [...Array<number>(15).fill(0), 1] : ip.split('.').map(Number))

/** A certificate of school.example, signed by itself, until 2125. Nobody trusts it but tests. */
export const certificate = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBbjCCAROgAwIBAgIBATAKBggqhkjOPQQDAjAZMRcwFQYDVQQDDA5zY2hvb2wu
ZXhhbXBsZTAgFw0yNTAxMDEwMDAwMDBaGA8yMTI1MDEwMTAwMDAwMFowGTEXMBUG
A1UEAwwOc2Nob29sLmV4YW1wbGUwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAARn
gCI3eRcWsO1etfnVP7+EmahfGHY2GkW6R5g8EtTLl0nrNfHMsBtnMyxwTl5tKTPd
CdweG7Le4vFrkI/0U+Npo0owSDAZBgNVHREEEjAQgg5zY2hvb2wuZXhhbXBsZTAM
BgNVHRMEBTADAQH/MB0GA1UdDgQWBBSVSVI5H7GU6quVyI/4LX6+Tm37vjAKBggq
hkjOPQQDAgNJADBGAiEA0S8VsFuzi3NsqgKpOmARRGTvaulL5ZSrkDVBDB8tx0IC
IQCl726ey9FemCsmxeUEN9rAw+3ccGg+8Xy4xoBlBgBbpQ==
-----END CERTIFICATE-----`,
  key: `-----BEGIN EC PRIVATE KEY-----
MHcCAQEEINhS05hnguAjEu25F9TftHsp/LvHZkPWr5q2w/qO+nhsoAoGCCqGSM49
AwEHoUQDQgAEZ4AiN3kXFrDtXrX51T+/hJmoXxh2NhpFukeYPBLUy5dJ6zXxzLAb
ZzMscE5ebSkz3QncHhuy3uLxa5CP9FPjaQ==
-----END EC PRIVATE KEY-----`,
}

/** Hosts as they may be written in an address that lead to this machine, to networks of one's own, or nowhere. */
export const privateHosts: readonly string[] = [
  // This machine, in the ways that IPv4 can be written.
  ...['127.0.0.1', '127.0.0.1.', '127.1', '127.0.1', '127.255.255.254', '2130706433', '0x7f000001', '0x7f.1', '0X7F.0.0.0x1'],
  ...['017700000001', '0177.0.0.1', '0177.1', '00000177.0.0.1', '0', '0.0.0.0', '0x0', '0.1.2.3'],
  // Networks of one's own.
  ...['10.0.0.1', '10.255.255.255', '167772161', '012.1', '172.16.0.1', '172.31.255.255', '0xac.0x1f.1', '192.168.0.1', '192.168.257'],
  ...['3232235777', '0300.0250.0.1', '100.64.0.1', '100.127.255.255'],
  // Link-local, and what clouds tell of their machines.
  ...['169.254.0.1', '169.254.169.254', '2852039166', '0xa9fea9fe', '0251.0376.0251.0376', '192.0.0.192', '100.100.100.200'],
  // For protocols, examples and measuring; multicast, reserved, broadcast.
  ...['192.0.0.1', '192.0.2.1', '192.88.99.1', '198.18.0.1', '198.19.255.255', '198.51.100.1', '203.0.113.1'],
  ...['224.0.0.1', '239.255.255.250', '240.0.0.1', '255.255.255.255', '4294967295'],
  // Digits and dots of other scripts, and digits written as bytes.
  ...['１２７.０.０.１', '127。0。0。1', '①②⑦.⓪.⓪.①', '%31%32%37.0.0.1', '127%2e0%2e0%2e1', '0x7f｡1'],
  // IPv6: this machine, and IPv4 within it.
  ...['[::]', '[::1]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::FFFF:7F00:1]', '[0:0:0:0:0:ffff:10.0.0.1]', '[::127.0.0.1]'],
  ...[
    '[::ffff:0:127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    '[64:ff9b::a9fe:a9fe]',
    '[64:ff9b:1::10.0.0.1]',
    '[2002:7f00:1::]',
    '[2002:c0a8:101::1]',
  ],
  ...['[2001::1]', '[2001:0:4136:e378:8000:63bf:80ff:fffe]', '[2606:2800:220:1:0:5efe:7f00:1]', '[2606:2800:220:1:200:5efe:10.0.0.1]'],
  // Networks of one's own, link-local, multicast, examples and protocols.
  ...['[fc00::1]', '[fd12:3456:789a::1]', '[fe80::1]', '[febf::1]', '[fec0::1]', '[ff02::1]', '[ff0e::1]', '[2001:db8::1]', '[3fff::1]'],
  ...['[100::1]', '[2001:2::1]', '[2001:10::1]', '[2001:20::1]', '[4000::1]', '[5f00::1]', '[1::1]', '[0:1::]'],
  // A name before it that is none.
  ...['school.example@127.0.0.1', 'school.example:80@10.0.0.1', '93.184.216.34@[::1]', '@169.254.169.254', 'a:b@93.184.216.34'],
]

/** Names that a network gives itself. */
export const privateNames: readonly string[] = [
  ...['localhost', 'localhost.', 'LOCALHOST', 'intranet', 'a.localhost', 'printer.local', 'metadata.google.internal', 'router.lan'],
  ...['nas.home.arpa', 'files.corp.', 'ｌｏｃａｌｈｏｓｔ', 'wiki.intranet', 'tv.home'],
]

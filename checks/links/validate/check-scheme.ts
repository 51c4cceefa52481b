import { nearestName } from '../../../site/nearest-name.ts';
import { fault, type Untraced } from '../finding.ts';

/** Schemes that browsers or other programs open. */
const schemes =
  'about blob callto chrome chrome-extension cid data facetime facetime-audio feed file ftp ftps geo git intent irc ircs itms itms-apps javascript magnet maps market mid news nntp openid4vp pkcs11 rtsp sftp sip sips skype slack sms ssh svn tg urn view-source viber vscode wa webcal whatsapp ws wss xmpp'.split(
    ' ',
  );

/** Browsers take any type, and decode base64 if the type ends so. */
const dataPattern = /^data:(?:[^,]*?)(;\s*base64\s*)?,([\s\S]*)$/i;

/** Checks an address without a host. */
export function checkScheme(target: string, protocol: string, isOwn: boolean): Untraced | undefined {
  if (isOwn && /^(?:file|[a-z]):$/.test(protocol))
    return fault('local-address', target, 'leads to a file of one machine; write its address on this site');
  const scheme = protocol.slice(0, -1);
  if (isOwn && scheme === 'javascript') {
    const message = 'is a script, which the content security policy refuses; write an address, or use a button';
    return fault('unknown-scheme', target, message);
  }
  if (scheme === 'data') {
    const [isData, isBase64, data = ''] = dataPattern.exec(target) ?? [];
    if (isData !== undefined && (!isBase64 || /^(?:[\w+/-]|%[0-9a-f]{2}|\s)*={0,2}$/i.test(data))) return undefined;
    const shown = target.length > 60 ? `${target.slice(0, 59)}…` : target;
    return fault('malformed-address', shown, 'is a malformed data: address');
  }
  if (schemes.includes(scheme) || scheme.startsWith('web+')) return undefined;
  const nearest = nearestName(scheme, ['https', 'http', 'mailto', 'tel', ...schemes]);
  const hint = nearest === undefined ? '' : `; did you mean ${nearest}:?`;
  return fault('unknown-scheme', target, `begins with ${protocol}, an unknown scheme${hint}`);
}

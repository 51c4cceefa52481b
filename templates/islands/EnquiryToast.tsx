import * as Toast from '@radix-ui/react-toast';
import * as styles from './EnquiryToast.css.ts';
import type { EnquiryFormProps } from './enquiry-form-props.ts';
import { SmallIcon } from './SmallIcon.tsx';

export type ToastMessage = { id: number; isOpen: boolean; tone: 'success' | 'error'; title: string; text: string };

/** The one toast of a form. A new message takes the place of the one before it. */
export function EnquiryToast({
  message,
  settings,
  closeLabel,
  onClose,
}: {
  message: ToastMessage | undefined;
  settings: EnquiryFormProps['toast'];
  closeLabel: string;
  onClose: () => void;
}) {
  // Nothing stands in the page before there is something to say: Radix would write a style attribute into its HTML.
  if (!message) return null;
  const { id, isOpen, tone, title, text } = message;
  // Radix reads a toast out as its provider's label and then its text, so the title is that label and not read again.
  // After a success the focus goes to the confirmation, which has the text.
  const unread = { 'data-radix-toast-announce-exclude': '' };
  return (
    <Toast.Provider label={title} duration={settings.durationMs} swipeThreshold={settings.swipePx}>
      <Toast.Root
        key={id}
        className={styles.toast[tone]}
        open={isOpen}
        onOpenChange={(open) => open || onClose()}
        data-toast={tone}
      >
        <SmallIcon name={tone === 'error' ? 'alert' : 'check'} />
        <div className={styles.words}>
          <Toast.Title className={styles.title} {...unread}>
            {title}
          </Toast.Title>
          <Toast.Description className={styles.description} {...(tone === 'success' && unread)}>
            {text}
          </Toast.Description>
        </div>
        <Toast.Close className={styles.close} aria-label={closeLabel}>
          <SmallIcon name="close" />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport className={styles.viewport} label={`${title} ({hotkey})`} />
    </Toast.Provider>
  );
}

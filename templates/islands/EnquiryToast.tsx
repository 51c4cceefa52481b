import * as Toast from '@radix-ui/react-toast';
import * as styles from './EnquiryForm.css.ts';
import type { EnquiryFormProps } from './enquiry-form-props.ts';
import { SmallIcon } from './SmallIcon.tsx';

export type ToastMessage = {
  id: number;
  isOpen: boolean;
  tone: 'success' | 'error';
  title: string;
  text: string;
};

interface EnquiryToastProps {
  message: ToastMessage | undefined;
  settings: EnquiryFormProps['toast'];
  closeLabel: string;
  onClose: () => void;
}

/** The toast of a form. A new message replaces the previous one. */
export function EnquiryToast({ message, settings, closeLabel, onClose }: EnquiryToastProps) {
  // Render nothing without a message: Radix would add a style attribute, which the page's policy blocks.
  if (!message) return null;
  const { id, isOpen, tone, title, text } = message;
  // Radix announces the provider's label, which is the title here, then the text. Exclude the title from the text, and
  // after a success the text too, since the focus moves to a confirmation with the same words.
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
        <div className={styles.toastWords}>
          <Toast.Title className={styles.toastTitle} {...unread}>
            {title}
          </Toast.Title>
          <Toast.Description className={styles.toastText} {...(tone === 'success' && unread)}>
            {text}
          </Toast.Description>
        </div>
        <Toast.Close className={styles.toastClose} aria-label={closeLabel}>
          <SmallIcon name="close" />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport className={styles.toastViewport} label={`${title} ({hotkey})`} />
    </Toast.Provider>
  );
}

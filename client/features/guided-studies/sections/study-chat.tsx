import { Assistant } from '../../../answer/conversation/assistant.tsx';
import type { StudyTheme } from '../study-theme.ts';

/** The conversation beside a study. */
export default function StudyChat({ study }: Readonly<{ study: StudyTheme }>) {
  const { name, chat } = study;
  return (
    <Assistant
      topic={`Estudo: ${name}`}
      greeting={chat.greeting}
      waitingText={chat.waiting}
      counsel={chat.counsel ?? false}
    />
  );
}

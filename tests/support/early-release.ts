/**
 * What a member and an administrator had stored by release 22 of the database, in the words and
 * shapes of that time: tables and columns have other names today.
 */
export const EARLY_RELEASE = '0022-books';

export const EARLY_PASSWORD = 'Caminho-Verdade-7';

/** The stored PDF, and where it lies below the folder of files. */
export const EARLY_FILE = {
  key: 'AbCdEfGhIjKlMnOpQrStUvWxYz012345',
  path: 'objects/Ab/AbCdEfGhIjKlMnOpQrStUvWxYz012345.pdf',
  bytes: '%PDF-1.4 uma apostila de outro tempo',
} as const;

const HASH =
  '5615a4c761a3f51703e5b51ec0ae1c24:3ebf9d50f168f8e1b62fe83b5f872404009724a734cd95813948fa9f5d46d95c99f2ca36e7b5f33a30d6d58f55c68cecf470c03b777c90c98db1ad8ef566e0c2';

export const EARLY_ROWS = `
insert into users (id, name, email, email_verified, created_at) values
  ('maria', 'Maria da Silva', 'maria@exemplo.com.br', true, '2025-01-10 12:00Z'),
  ('ana', 'Ana Souza', 'ana@exemplo.com.br', true, '2025-01-09 12:00Z');
update user_roles set role = 'admin' where user_id = 'ana';
insert into accounts (id, user_id, account_id, provider_id, password) values
  ('a1', 'maria', 'maria', 'credential', '${HASH}'), ('a2', 'ana', 'ana', 'credential', '${HASH}');
insert into saved_verses
  (user_id, place, book, chapter, verse_number, verse_text, translation, user_comment, tags)
values ('maria', 43003016, 'JHN', 3, 16, 'Porque Deus amou', 'almeida', 'No batismo do João', '{batismo}');
insert into highlights (user_id, book, chapter, verse, colour) values ('maria', 'PSA', 23, 1, 'green');
insert into reading_positions (user_id, book, chapter, verse) values ('maria', 'ROM', 8, 28);
insert into plan_walks (id, user_id, kind, plan, total_days, started_on, last_read_day) values
  ('01900000-0000-7000-8000-000000000001', 'maria', 'reading', 'primeiros-passos', 21, '2025-02-01', 2);
insert into plan_days (walk_id, day, completed_on) values
  ('01900000-0000-7000-8000-000000000001', 1, '2025-02-01'),
  ('01900000-0000-7000-8000-000000000001', 2, '2025-02-02');
insert into quiz_categories (id, name, description) values
  ('01900000-0000-7000-8000-000000000002', 'Evangelhos', 'Os quatro');
insert into quiz_questions (id, category_id, title, question, level, option_a, option_b, option_c,
  option_d, correct_answer)
values ('01900000-0000-7000-8000-000000000003', '01900000-0000-7000-8000-000000000002', 'Rio',
  'Em que rio João batizava?', 'Fácil', 'Jordão', 'Nilo', 'Tigre', 'Eufrates', 'A');
insert into quiz_attempts (id, user_id, category_id, category, level, questions, right_answers, finished_at)
values ('01900000-0000-7000-8000-000000000004', 'maria', '01900000-0000-7000-8000-000000000002',
  'Evangelhos', 'Fácil', 1, 1, '2025-02-03 12:00Z');
insert into quiz_answers (attempt_id, position, question_id, chosen, is_right, answered_at) values
  ('01900000-0000-7000-8000-000000000004', 0, '01900000-0000-7000-8000-000000000003', 'A', true, now());
insert into diary_entries (user_id, idempotency_key, kind, title, content, user_comment, excerpt, words)
values ('maria', '01900000-0000-7000-8000-000000000005', 'note', 'Domingo', '"A mesa cheia"', 'Voltar a isto',
  'A mesa cheia', 'domingo mesa cheia');
insert into prayer_requests (user_id, idempotency_key, text, person, category) values
  ('maria', '01900000-0000-7000-8000-000000000006', 'A saúde do pai', 'Seu José', 'health');
insert into reminders (user_id, hour, weekdays, channel, time_zone, next_at) values
  ('maria', 7, '{1,3,5}', 'email', 'America/Sao_Paulo', '2125-01-01 10:00Z');
insert into stored_files (key, kind, state, name, mime, bytes, sha256, pages, parts, created_by) values
  ('${EARLY_FILE.key}', 'booklet-pdf', 'stored', 'apostila.pdf', 'application/pdf', ${EARLY_FILE.bytes.length},
  'x', 1, '[{"name":"file","location":"${EARLY_FILE.key}.pdf","mime":"application/pdf","bytes":${EARLY_FILE.bytes.length}}]', 'ana');
insert into apostila_categories (id, name, description) values
  ('01900000-0000-7000-8000-000000000007', 'Estudos', 'Para estudar');
insert into apostilas (name, description, category_id, pdf_key, position, views, downloads) values
  ('Antiga apostila', 'De outro tempo', '01900000-0000-7000-8000-000000000007', '${EARLY_FILE.key}', 1, 5, 2);
`;

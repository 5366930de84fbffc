import { Button } from './button.tsx';

type Props = Readonly<{
  list: Readonly<{
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  }>;
}>;

/** Loads the next page of a list, as long as there is one. */
export function MoreButton({ list: { hasNextPage, isFetchingNextPage, fetchNextPage } }: Props) {
  if (!hasNextPage) return null;
  return (
    <Button
      look="quiet"
      className="w-full"
      busy={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
    >
      Mostrar mais
    </Button>
  );
}

import { EmptyState } from '../../ui/empty-state.tsx';

export function NoRequests({ answered }: Readonly<{ answered: boolean }>) {
  return answered ? (
    <EmptyState
      drawing="seed"
      hue="prayer"
      title="As respostas ficam guardadas aqui"
      text="Quando um pedido for respondido, marque-o e conte como foi: um dia você vai querer lembrar."
    />
  ) : (
    <EmptyState
      drawing="hands"
      hue="prayer"
      title="Por quem você quer orar?"
      text="Anote um pedido, por você ou por alguém, e volte a ele quando for orar."
    />
  );
}

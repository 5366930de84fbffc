import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

/** What members asked that no other text answered: a heart that went astray, a small child who hits, the hour of the cross. */
export const heartsAndHours: readonly QuestionEntry[] = [
  {
    slug: 'apaixonado-por-pessoa-casada',
    question: 'Estou apaixonado por uma pessoa casada. O que faço?',
    synonyms: [
      'gosto de um homem casado',
      'gosto de uma mulher casada',
      'me apaixonei por uma pessoa comprometida',
      'sou amante de um homem casado',
      'estou saindo com um homem casado',
      'ele é casado e diz que vai se separar',
      'paixão por alguém comprometido',
      'caso com pessoa casada',
    ],
    answer:
      'O sentimento chegou sem pedir licença, e ninguém escolhe tudo o que sente. Mas você escolhe o que faz com ele. Deus mandou não cobiçar a mulher do próximo (Êxodo 20:17), e a ordem vale do mesmo modo para o marido de outra pessoa. Hebreus pede que o matrimônio seja honrado entre todos (Hebreus 13:4). Do outro lado desse amor há uma família, mesmo quando ele ou ela conta que o casamento já acabou.\n\nSe ainda é só um sentimento, não o alimente. Pare as conversas de madrugada, saia do grupo em que só vocês dois ficam respondendo, não procure a foto. Não precisa de uma grande despedida, que costuma virar mais um encontro. José, quando a mulher do patrão o agarrou pela roupa, deixou a roupa e saiu (Gênesis 39:12). Se trabalham juntos, fale do serviço, na frente dos outros, e procure outro horário ou setor se for preciso.\n\nSe vocês já têm um caso, termine, e termine de vez. Promessa de separação pode durar anos, e você fica esperando uma vida que é de outra pessoa. Vai doer, e a dor não prova que era a vontade de Deus. Conte a alguém firme e discreto da igreja, ou a um psicólogo, para não atravessar as primeiras semanas sem companhia. Se houver ameaça ou medo para sair disso, ligue 180, ou 190 na hora do perigo.\n\nDeus não joga fora quem volta. Davi, depois de tomar a mulher de outro, pediu um coração puro e um espírito firme (Salmos 51:10). Peça o mesmo. Você pode ser amado em plena luz do dia, e não precisa aceitar menos do que isso.',
    verses: [
      verse('Êxodo 20:17', 'cobiçarás mulher próximo'),
      verse('Hebreus 13:4', 'matrimônio honrado'),
      verse('Gênesis 39:12', 'roupa deixou fugiu'),
      verse('Salmos 51:10', 'coração puro espírito'),
    ],
  },
  {
    slug: 'filho-pequeno-que-bate',
    question: 'Meu filho pequeno me bate e faz birra. Como corrigir?',
    synonyms: [
      'meu filho de três anos me bate',
      'meu filho de 2 anos me morde',
      'criança pequena que bate na mãe',
      'birra de criança',
      'meu filho se joga no chão',
      'filho pequeno agressivo',
      'minha filha pequena bate nos coleguinhas',
    ],
    answer:
      'Criança de dois, três ou quatro anos bate porque ainda não sabe dizer o que sente. Não é maldade nem falta de respeito de gente grande, e quase sempre passa com o tempo e com um adulto que não perde a calma. Jesus quis as crianças por perto do jeito que elas eram (Mateus 19:14), e nenhuma delas ficava quieta o tempo todo.\n\nNa hora, segure a mão com firmeza e sem machucar, abaixe-se até os olhos e fale pouco: “Não pode bater. Dói.” Se ela continuar, saia de perto ou leve-a para um canto tranquilo e fique junto até o choro baixar. A resposta suave desvia o furor (Provérbios 15:1), e isso funciona também com quem tem um metro de altura. Não devolva o tapa, nem por brincadeira, porque ela aprende que bater é o que se faz com raiva. E não dê o que ela queria só para o grito acabar.\n\nDepois que passa, dê nome ao que houve: “Você ficou bravo porque o desenho acabou.” Mostre o que pode, como bater o pé ou pedir colo. Cuide do sono, da fome e do tempo de tela, que estão por trás de muita birra. Elogie quando ela pedir em vez de bater. Pai, mãe e avós precisam responder igual. Paulo avisa os pais para não provocarem os filhos, para que eles não percam o ânimo (Colossenses 3:21), e quem grita o dia todo cansa a criança e se cansa.\n\nProcure o pediatra se ela se machuca, se quase não fala, se piora depois dos cinco anos ou se algo mudou de repente em casa ou na escola. E, se a mão de alguém da casa está pesando demais, inclusive a sua, peça ajuda hoje. O posto de saúde acolhe, e o telefone 100 orienta. Perder a paciência um dia não faz de você uma pessoa má. Peça desculpas a ela e recomece.',
    verses: [
      verse('Mateus 19:14', 'crianças Reino'),
      verse('Provérbios 15:1', 'resposta suave furor'),
      verse('Colossenses 3:21', 'provoqueis filhos ânimo'),
    ],
  },
  {
    slug: 'hora-da-morte-de-jesus',
    question: 'Em que dia e a que horas Jesus morreu?',
    synonyms: [
      'a que horas Jesus morreu',
      'que dia Jesus morreu',
      'Jesus morreu às três da tarde',
      'hora nona da crucificação',
      'quantas horas Jesus ficou na cruz',
      'Jesus morreu numa sexta-feira',
      'horário da crucificação',
    ],
    answer:
      'Jesus morreu por volta das três horas da tarde de uma sexta-feira. Marcos conta que o crucificaram na hora terceira (Marcos 15:25), que houve trevas da hora sexta até a hora nona e que, nessa última hora, ele clamou em alta voz (Marcos 15:33-34), pouco antes de expirar. Os judeus contavam as horas a partir do nascer do sol. A terceira cai perto das nove da manhã, a sexta perto do meio-dia e a nona perto das três. Foram cerca de seis horas na cruz.\n\nSobre o dia, Marcos diz que era a preparação, a véspera do sábado (Marcos 15:42), a nossa sexta-feira. João lembra que por isso se pediu a retirada dos corpos antes do dia de descanso (João 19:31). Era a semana da Páscoa, entre março e abril.\n\nHá uma diferença conhecida: João situa o fim do julgamento diante de Pilatos perto da hora sexta (João 19:14), e Marcos põe a crucificação na terceira. Uns entendem que João contava as horas de outro modo, outros que os dois arredondavam, pois ninguém tinha relógio e o dia se dividia em partes de três horas. O ano também não vem escrito, e os estudiosos costumam indicar 30 ou 33 depois de Cristo.\n\nLucas guardou a última frase, em que Jesus entrega o espírito nas mãos do Pai (Lucas 23:46). Ela vem de um salmo, e Jesus morreu orando com ela.',
    verses: [
      verse('Marcos 15:25', 'hora terceira crucificaram'),
      verse('Marcos 15:33-34', 'hora sexta trevas nona'),
      verse('Marcos 15:42', 'preparação sábado'),
      verse('João 19:31', 'corpos sábado cruz'),
      verse('João 19:14', 'preparação hora sexta'),
      verse('Lucas 23:46', 'mãos entrego espírito'),
    ],
  },
];

import { type MutateOptions, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

type Options<Given, Result> = Pick<
  UseMutationOptions<Result, Error, Given>,
  'mutationFn' | 'onMutate' | 'onSuccess' | 'onError'
>;

/**
 * A mutation of which one runs at a time. A second press may come before the first one is drawn, and finds here what its own
 * drawing, and so `isPending`, does not know yet.
 */
export const useOneAtATime = <Given, Result>(options: Options<Given, Result>) => {
  const isUnderWay = useRef(false);
  const { mutate, isPending, isError, error } = useMutation({
    ...options,
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  return {
    isPending,
    isError,
    error,
    send: (given: Given, then: Pick<MutateOptions<Result, Error, Given>, 'onSuccess'> = {}) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutate(given, then);
    },
  };
};

import { bonusPercent, creditPackages, prices, type CreditPackage } from '#contract/prices.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { bestRateId, firstChoiceId } from '../../../features/wallet/packages/package-facts.ts';
import { walletTexts } from '../../../features/wallet/wallet-texts.ts';
import section from './landing.module.css';
import classes from './price-list.module.css';

/** The same advice as in the list where a package is bought. */
const goodStart = firstChoiceId(creditPackages, {
  hook: prices.hook,
  story: prices.storyboard + prices.storyVideo,
});
const bestRate = bestRateId(creditPackages);

export const PriceList = () => (
  <section id="prices" className={section.section}>
    <h2 className={section.title}>Pay for hooks, nothing else</h2>
    <p className={section.lead}>
      You buy credits, and a hook costs {prices.hook} of them. Your product clip, the music and the finished
      video are included, so one hook is one video. No subscription; credits stay until you use them, and come
      back by themselves if a hook fails.
    </p>
    <ul className={classes.packages}>
      {creditPackages.map((creditPackage) => (
        <Package key={creditPackage.id} {...creditPackage} />
      ))}
    </ul>
  </section>
);

function Package(creditPackage: CreditPackage) {
  const { id, name, price, currency, credits } = creditPackage;
  const bonus = bonusPercent(creditPackage);
  const hooks = Math.floor(credits / prices.hook);
  const label = id === goodStart ? walletTexts.goodStart : id === bestRate ? walletTexts.bestRate : null;
  return (
    <li className={classes.package} data-first={id === goodStart || undefined}>
      <h3 className={classes.name}>
        {name}
        {label && <span className={classes.label}>{label}</span>}
      </h3>
      <p className={classes.price}>{formatMoney(price, currency)}</p>
      <p className={classes.credits}>{formatNumber(credits)} credits</p>
      <p className={classes.hooks}>
        {hooks === 1 ? '1 hook video' : `${formatNumber(hooks)} hook videos`}
        <br />
        {formatMoney(centsOf(price / hooks), currency)} each
      </p>
      {bonus !== null && <p className={classes.bonus}>+{bonus}% bonus</p>}
    </li>
  );
}

const centsOf = (amount: number): number => Math.round(amount * 100) / 100;

import { bonusPercent, creditPackages, prices, type CreditPackage } from '#contract/prices.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import section from './landing.module.css';
import classes from './price-list.module.css';

const bestBonus = Math.max(...creditPackages.map((creditPackage) => bonusPercent(creditPackage) ?? 0));

export const PriceList = () => (
  <section id="prices" className={section.section}>
    <h2 className={section.title}>Pay for hooks, nothing else</h2>
    <p className={section.lead}>
      A hook costs {prices.hook} credits. Your product clip, the music and the finished video are included. No
      subscription; credits stay until you use them, and come back by themselves if a hook fails.
    </p>
    <ul className={classes.packages}>
      {creditPackages.map((creditPackage) => (
        <Package key={creditPackage.id} {...creditPackage} />
      ))}
    </ul>
  </section>
);

function Package(creditPackage: CreditPackage) {
  const { name, price, currency, credits } = creditPackage;
  const bonus = bonusPercent(creditPackage);
  const hooks = Math.floor(credits / prices.hook);
  return (
    <li className={classes.package} data-best={bonus === bestBonus || undefined}>
      <h3 className={classes.name}>{name}</h3>
      <p className={classes.price}>{formatMoney(price, currency)}</p>
      <p className={classes.credits}>{formatNumber(credits)} credits</p>
      <p className={classes.hooks}>
        {hooks === 1 ? '1 hook' : `${formatNumber(hooks)} hooks`}
        <br />
        {formatMoney(centsOf(price / hooks), currency)} each
      </p>
      {bonus !== null && <p className={classes.bonus}>+{bonus}% bonus</p>}
    </li>
  );
}

const centsOf = (amount: number): number => Math.round(amount * 100) / 100;

/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Instalments_PaidInputs */

const id_instalments_paid = /** @type {(inputs: Instalments_PaidInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Sudah dibayar (${i?.count})`)
};

const en_instalments_paid = /** @type {(inputs: Instalments_PaidInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Paid (${i?.count})`)
};

/**
* | output |
* | --- |
* | "Paid ({count})" |
*
* @param {Instalments_PaidInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const instalments_paid = /** @type {((inputs: Instalments_PaidInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Instalments_PaidInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_instalments_paid(inputs)
	return id_instalments_paid(inputs)
});
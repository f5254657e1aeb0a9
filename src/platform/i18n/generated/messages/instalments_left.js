/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Instalments_LeftInputs */

const id_instalments_left = /** @type {(inputs: Instalments_LeftInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} cicilan belum dibayar`)
};

const en_instalments_left = /** @type {(inputs: Instalments_LeftInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Instalments left to pay: ${i?.count}`)
};

/**
* | output |
* | --- |
* | "Instalments left to pay: {count}" |
*
* @param {Instalments_LeftInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const instalments_left = /** @type {((inputs: Instalments_LeftInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Instalments_LeftInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_instalments_left(inputs)
	return id_instalments_left(inputs)
});
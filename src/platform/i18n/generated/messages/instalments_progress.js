/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ paid: NonNullable<unknown>, count: NonNullable<unknown> }} Instalments_ProgressInputs */

const id_instalments_progress = /** @type {(inputs: Instalments_ProgressInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.paid} dari ${i?.count} cicilan sudah dibayar`)
};

const en_instalments_progress = /** @type {(inputs: Instalments_ProgressInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.paid} of ${i?.count} instalments paid`)
};

/**
* | output |
* | --- |
* | "{paid} of {count} instalments paid" |
*
* @param {Instalments_ProgressInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const instalments_progress = /** @type {((inputs: Instalments_ProgressInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Instalments_ProgressInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_instalments_progress(inputs)
	return id_instalments_progress(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Paid_Off_AlreadyInputs */

const id_paid_off_already = /** @type {(inputs: Paid_Off_AlreadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman ini sudah lunas. Tidak ada yang dikirim.`)
};

const en_paid_off_already = /** @type {(inputs: Paid_Off_AlreadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This loan is paid. Nothing was sent.`)
};

/**
* | output |
* | --- |
* | "This loan is paid. Nothing was sent." |
*
* @param {Paid_Off_AlreadyInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const paid_off_already = /** @type {((inputs?: Paid_Off_AlreadyInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Paid_Off_AlreadyInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_paid_off_already(inputs)
	return id_paid_off_already(inputs)
});
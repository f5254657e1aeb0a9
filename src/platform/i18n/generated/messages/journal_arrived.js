/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Journal_ArrivedInputs */

const id_journal_arrived = /** @type {(inputs: Journal_ArrivedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pembayaran sudah masuk dan terlihat di pinjaman Anda.`)
};

const en_journal_arrived = /** @type {(inputs: Journal_ArrivedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your payment arrived, and your loan shows it.`)
};

/**
* | output |
* | --- |
* | "Your payment arrived, and your loan shows it." |
*
* @param {Journal_ArrivedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_arrived = /** @type {((inputs?: Journal_ArrivedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_ArrivedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_arrived(inputs)
	return id_journal_arrived(inputs)
});
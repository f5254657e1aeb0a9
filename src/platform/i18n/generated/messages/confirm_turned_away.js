/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Turned_AwayInputs */

const id_confirm_turned_away = /** @type {(inputs: Confirm_Turned_AwayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Permintaan ini ditolak sebelum diproses. Sebelum Anda mengajukan lagi, kami lihat dulu daftar pinjaman Anda.`)
};

const en_confirm_turned_away = /** @type {(inputs: Confirm_Turned_AwayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your request was turned away before it was handled. Before you apply again, we look at the list of your loans.`)
};

/**
* | output |
* | --- |
* | "Your request was turned away before it was handled. Before you apply again, we look at the list of your loans." |
*
* @param {Confirm_Turned_AwayInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_turned_away = /** @type {((inputs?: Confirm_Turned_AwayInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Turned_AwayInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_turned_away(inputs)
	return id_confirm_turned_away(inputs)
});
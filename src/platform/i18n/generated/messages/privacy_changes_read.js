/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Changes_ReadInputs */

const id_privacy_changes_read = /** @type {(inputs: Privacy_Changes_ReadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Baca lagi sebelum Anda mengambil pinjaman berikutnya. Halaman ini bisa dicetak atau disimpan.`)
};

const en_privacy_changes_read = /** @type {(inputs: Privacy_Changes_ReadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Read it again before you take another loan. You can print this page or save it.`)
};

/**
* | output |
* | --- |
* | "Read it again before you take another loan. You can print this page or save it." |
*
* @param {Privacy_Changes_ReadInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_changes_read = /** @type {((inputs?: Privacy_Changes_ReadInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Changes_ReadInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_changes_read(inputs)
	return id_privacy_changes_read(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Read_ApartInputs */

const id_confirm_read_apart = /** @type {(inputs: Confirm_Read_ApartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kami belum bisa memastikan perjanjian ini tampil di sini. Buka terpisah, baca, lalu kembali ke sini untuk menyetujui.`)
};

const en_confirm_read_apart = /** @type {(inputs: Confirm_Read_ApartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We cannot tell whether the agreement is shown here. Open it separately, read it, then come back here to agree.`)
};

/**
* | output |
* | --- |
* | "We cannot tell whether the agreement is shown here. Open it separately, read it, then come back here to agree." |
*
* @param {Confirm_Read_ApartInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_read_apart = /** @type {((inputs?: Confirm_Read_ApartInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Read_ApartInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_read_apart(inputs)
	return id_confirm_read_apart(inputs)
});
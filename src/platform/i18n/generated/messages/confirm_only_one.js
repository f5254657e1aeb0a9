/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Only_OneInputs */

const id_confirm_only_one = /** @type {(inputs: Confirm_Only_OneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kalau Anda hanya mengambil satu pinjaman, hubungi kami sekarang, sebelum lebih dari satu cair.`)
};

const en_confirm_only_one = /** @type {(inputs: Confirm_Only_OneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If you took only one loan, call us now, before more than one is paid out.`)
};

/**
* | output |
* | --- |
* | "If you took only one loan, call us now, before more than one is paid out." |
*
* @param {Confirm_Only_OneInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_only_one = /** @type {((inputs?: Confirm_Only_OneInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Only_OneInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_only_one(inputs)
	return id_confirm_only_one(inputs)
});
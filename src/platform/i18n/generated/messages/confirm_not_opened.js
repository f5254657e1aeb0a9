/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Not_OpenedInputs */

const id_confirm_not_opened = /** @type {(inputs: Confirm_Not_OpenedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Halaman pinjaman ini tidak bisa dibuka dari sini. Pengajuan Anda tetap diterima.`)
};

const en_confirm_not_opened = /** @type {(inputs: Confirm_Not_OpenedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This loan's page cannot be opened from here. Your application was received all the same.`)
};

/**
* | output |
* | --- |
* | "This loan's page cannot be opened from here. Your application was received all the same." |
*
* @param {Confirm_Not_OpenedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_not_opened = /** @type {((inputs?: Confirm_Not_OpenedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Not_OpenedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_not_opened(inputs)
	return id_confirm_not_opened(inputs)
});
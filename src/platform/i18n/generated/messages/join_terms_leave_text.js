/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Terms_Leave_TextInputs */

const id_join_terms_leave_text = /** @type {(inputs: Join_Terms_Leave_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anda boleh menutup akun kapan saja, selama tidak ada pinjaman yang belum lunas.`)
};

const en_join_terms_leave_text = /** @type {(inputs: Join_Terms_Leave_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You may close your account at any time, as long as no loan is outstanding.`)
};

/**
* | output |
* | --- |
* | "You may close your account at any time, as long as no loan is outstanding." |
*
* @param {Join_Terms_Leave_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_terms_leave_text = /** @type {((inputs?: Join_Terms_Leave_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Terms_Leave_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_terms_leave_text(inputs)
	return id_join_terms_leave_text(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Overdue_NoteInputs */

const id_account_overdue_note = /** @type {(inputs: Account_Overdue_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yang lewat jatuh tempo bisa bertambah setiap hari. Kalau membayar di hari lain, lihat dulu pinjaman Anda.`)
};

const en_account_overdue_note = /** @type {(inputs: Account_Overdue_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What is overdue may grow each day. If you pay on another day, look at your loan first.`)
};

/**
* | output |
* | --- |
* | "What is overdue may grow each day. If you pay on another day, look at your loan first." |
*
* @param {Account_Overdue_NoteInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_overdue_note = /** @type {((inputs?: Account_Overdue_NoteInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Overdue_NoteInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_overdue_note(inputs)
	return id_account_overdue_note(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Turned_Away_NoteInputs */

const id_turned_away_note = /** @type {(inputs: Turned_Away_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Permintaan ini ditolak sebelum diproses. Sebelum Anda membayar lagi, kami lihat dulu pinjaman Anda.`)
};

const en_turned_away_note = /** @type {(inputs: Turned_Away_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your request was turned away before it was handled. Before you pay again, we look at your loan.`)
};

/**
* | output |
* | --- |
* | "Your request was turned away before it was handled. Before you pay again, we look at your loan." |
*
* @param {Turned_Away_NoteInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const turned_away_note = /** @type {((inputs?: Turned_Away_NoteInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Turned_Away_NoteInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_turned_away_note(inputs)
	return id_turned_away_note(inputs)
});
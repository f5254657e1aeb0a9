/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Turned_Away_SessionInputs */

const id_turned_away_session = /** @type {(inputs: Turned_Away_SessionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sesi Anda sudah berakhir. Kembali ke aplikasi dan masuk lagi.`)
};

const en_turned_away_session = /** @type {(inputs: Turned_Away_SessionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your session has ended. Go back to the app and log in again.`)
};

/**
* | output |
* | --- |
* | "Your session has ended. Go back to the app and log in again." |
*
* @param {Turned_Away_SessionInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const turned_away_session = /** @type {((inputs?: Turned_Away_SessionInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Turned_Away_SessionInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_turned_away_session(inputs)
	return id_turned_away_session(inputs)
});
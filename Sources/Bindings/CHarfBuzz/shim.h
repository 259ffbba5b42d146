#pragma once
#include <brotli/encode.h>
#include <fontconfig/fontconfig.h>
#include <fribidi/fribidi.h>
#include <hb-ot.h>
#include <hb-subset.h>
#include <hb.h>
#include <linebreak.h>

/// HB_FEATURE_GLOBAL_END is a cast, which Swift does not see: a feature for a whole buffer.
static inline hb_feature_t charfbuzz_feature(hb_tag_t tag, uint32_t value) {
    hb_feature_t feature = {tag, value, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END};
    return feature;
}

/// hb_glyph_info_get_glyph_flags() is also a macro, which hides the function.
static inline int charfbuzz_is_unsafe_to_break(const hb_glyph_info_t *glyph) {
    return (hb_glyph_info_get_glyph_flags(glyph) & HB_GLYPH_FLAG_UNSAFE_TO_BREAK) != 0;
}
